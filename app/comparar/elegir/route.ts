import { comparing, readChoice } from "@/lib/offers/comparison";
import { catalogue } from "@/lib/offers";

export const dynamic = "force-dynamic";

/** Leads a choice to its comparison, which has one address whatever the order, or back to what is wrong with it. */
export function GET(request: Request): Response {
  const ids = new URL(request.url).searchParams.getAll(comparing.field);
  const choice = readChoice(ids, catalogue.enabled);
  const location = "path" in choice ? choice.path : `${comparing.path}#${choice.fault}`;
  return new Response(null, { status: 303, headers: { Location: location } });
}
