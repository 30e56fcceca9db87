import { answer } from "@/components/site/answer";
import { DeadlinesPage } from "@/components/tools/deadlines-page";
import { pickedDay, quickPicks, readDayAnswer, signUpRange } from "@/lib/answers/deadlines";
import { catalogue } from "@/lib/catalogue";
import { madridDate } from "@/lib/format/dates";
import { seeOther } from "@/lib/http/answer-headers";
import { toolAnswer } from "@/lib/site/metadata";
import { deadlinesAnswerPath, toolPath } from "@/lib/site/tool-pages";
import { deadlineQuery } from "@/lib/config/paths";

export const dynamic = "force-dynamic";

/** The deadlines of an offer, counted from the day in the query. */
export const GET = answer<{ slug: string }>(({ query, params }) => {
  const offer = catalogue.find(params.slug);
  if (!offer) return undefined;
  // Without deadlines there is no question to answer.
  if (offer.deadlines.items.length === 0) return seeOther(toolPath(offer, "plazos"));
  const today = madridDate(new Date());
  const path = deadlinesAnswerPath(offer);
  // The address names the date, so that a bookmark keeps it: «a week ago» changes every day.
  const picked = pickedDay(query[deadlineQuery.ago], today);
  if (picked) return seeOther(`${path}?${deadlineQuery.signUp}=${picked}`);
  // An unknown quick pick is read as a date, which says what was found.
  const sent = query[deadlineQuery.signUp] ?? query[deadlineQuery.ago] ?? [];
  const range = signUpRange(offer, today);
  const signUp = readDayAnswer([sent].flat(), range);
  // «Hoy» is what the form shows as chosen, so an empty date means today.
  if (query[deadlineQuery.signUp] === "" && quickPicks(range, today).includes(0))
    return seeOther(`${path}?${deadlineQuery.signUp}=${today}`);
  return {
    ...toolAnswer(offer, "plazos", path),
    query: "day" in signUp ? `${deadlineQuery.signUp}=${signUp.day}` : undefined,
    content: <DeadlinesPage offer={offer} today={today} signUp={signUp} />,
  };
});
