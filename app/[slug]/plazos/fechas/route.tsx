import { deadlinesAnswerPath } from "@/lib/tools/deadlines/questions";
import { answer } from "@/components/site/answer";
import { DeadlinesPage } from "@/components/tools/deadlines/deadlines-page";
import { pickedDay, quickPicks, readDayAnswer, signUpRange } from "@/lib/ground/deadlines";
import { distinctValues, given } from "@/lib/ground/query";
import { catalogue } from "@/lib/catalogue";
import { madridDate } from "@/lib/format/dates";
import { seeOther } from "@/lib/http/answer-headers";
import { toolAnswer } from "@/lib/site/metadata";
import { deadlineQuery, toolPath } from "@/lib/config/paths";

export const dynamic = "force-dynamic";

/** The deadlines of an offer, counted from the day in the query. */
export const GET = answer<{ slug: string }>(({ query, params }) => {
  const offer = catalogue.find(params.slug);
  if (!offer) return undefined;
  // Without deadlines there is no question to answer.
  if (offer.deadlines.items.length === 0) return seeOther(toolPath(offer, "deadlines"));
  const today = madridDate(new Date());
  const path = deadlinesAnswerPath(offer);
  const typed = given(query, deadlineQuery.signUp);
  const picks = given(query, deadlineQuery.ago);
  // An unknown quick pick is read as a date, which says what was found.
  const picked = picks.map((ago) => pickedDay(ago, today) ?? ago);
  const sent = distinctValues([...typed, ...picked]);
  // The address names the date, so that a bookmark keeps it: «a week ago» changes every day.
  if (sent.length === 1 && pickedDay(picks[0], today))
    return seeOther(`${path}?${deadlineQuery.signUp}=${sent[0]}`);
  const range = signUpRange(offer, today);
  const signUp = readDayAnswer(sent, range);
  // «Hoy» is what the form shows as chosen, so an empty date means today.
  if (sent.length === 0 && query[deadlineQuery.signUp] !== undefined && quickPicks(range, today).includes(0))
    return seeOther(`${path}?${deadlineQuery.signUp}=${today}`);
  return {
    ...toolAnswer(offer, "deadlines", path),
    query: "day" in signUp ? `${deadlineQuery.signUp}=${signUp.day}` : undefined,
    content: <DeadlinesPage offer={offer} today={today} signUp={signUp} />,
  };
});
