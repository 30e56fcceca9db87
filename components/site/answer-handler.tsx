import type { ReactNode } from "react";
import { type Query, readQuery } from "@/lib/ground/query";
import { todayInMadrid } from "@/lib/config/clock";
import { errorsCopy } from "@/lib/copy/errors";
import type { CalendarDate } from "@/lib/format/dates";
import { present } from "@/lib/format/format";
import { answerHeaders, tooLong } from "@/lib/http/answer-headers";
import { keepAddressesWhole } from "@/lib/http/whole-addresses";
import { reportFailure } from "@/lib/http/report-failure";
import { pageStyles } from "@/lib/site/page-styles";
import { type AnswerHead, headLinks, headMetas } from "@/lib/site/head";
import type { PageHead } from "@/lib/site/metadata";
import { FailureMessage, NotFoundMessage } from "./error-messages";
import { SiteDocument } from "./site-document";
import { SiteFrame } from "./site-frame";

/** What was asked: the request, the parameters of its query and of its path, and on which day. */
interface AnswerRequest<Params> {
  request: Request;
  query: Query;
  params: Params;
  today: CalendarDate;
}

/** An answer as a page. */
export interface AnswerPage {
  head: PageHead;
  /** The path whose links it marks as current, if not its own. */
  path?: string;
  /** What the page has read of the query: with the canonical path, the address that gives the same answer again. */
  query?: string | undefined;
  content: ReactNode;
  /** How long caches keep it; unless said, it is the visitor's alone. */
  caching?: Parameters<typeof answerHeaders>[2];
}

/**
 * A route handler that answers a query with a page: the same components and styles as a prerendered one, and no script
 * of the framework. `make` returns the page, a redirect, or nothing: a 404. If it throws, the visitor gets the error
 * page.
 */
export function answerHandler<Params>(
  make: (asked: AnswerRequest<Params>) => AnswerPage | Response | undefined,
) {
  return async function GET(request: Request, { params }: { params: Promise<Params> }): Promise<Response> {
    const { search } = new URL(request.url);
    const refusal = tooLong(search);
    if (refusal) return refusal;
    const url = request.url;
    try {
      const made = make({ request, query: readQuery(search), params: await params, today: todayInMadrid() });
      if (made instanceof Response) return made;
      if (made) return await htmlResponse(url, 200, made);
      return await htmlResponse(url, 404, { head: errorsCopy.notFound, content: <NotFoundMessage /> });
    } catch (error) {
      await reportFailure(error, request, new Date());
      const { title, text } = errorsCopy.unexpected;
      // What has just failed may also be needed for the error page.
      return htmlResponse(url, 500, { head: errorsCopy.unexpected, content: <FailureMessage /> }).catch(
        () => new Response(`${title}\n${text}\n`, { status: 500, headers: answerHeaders(500, "") }),
      );
    }
  };
}

type Rendered = Omit<AnswerPage, "head"> & { head: AnswerHead };

/** Renders the whole document, then adds the styles that it needs. */
async function htmlResponse(url: string, status: number, page: Rendered): Promise<Response> {
  const { head, path = head.path ?? "", query, content, caching } = page;
  const address = present([head.path, query]).join("?");
  // Imported when needed: the framework refuses a static import of React's renderer.
  const { prerender } = await import("react-dom/static.edge");
  const { prelude } = await prerender(
    <SiteDocument head={<HeadTags head={head} />}>
      <SiteFrame path={path} address={address}>
        {content}
      </SiteFrame>
    </SiteDocument>,
  );
  // The empty comments between texts are for hydration, which no page does.
  const html = (await new Response(prelude).text()).replaceAll("<!-- -->", "");
  const { tags, css } = await pageStyles(html, url);
  return new Response(keepAddressesWhole(html.replace("<style></style>", () => tags)), {
    status,
    headers: answerHeaders(status, css, caching),
  });
}

/** The head of an answer. The empty style sheet, after what describes the page, is filled with the rules that it needs. */
function HeadTags({ head }: { head: AnswerHead }) {
  return (
    <>
      <meta charSet="utf-8" />
      <title>{head.title}</title>
      {headMetas(head).map((attributes, index) => (
        <meta key={index} {...attributes} />
      ))}
      {headLinks(head).map((attributes, index) => (
        <link key={index} {...attributes} />
      ))}
      <style />
    </>
  );
}
