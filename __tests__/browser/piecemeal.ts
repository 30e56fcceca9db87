import { setTimeout as pause } from "node:timers/promises";
import { passedOn, standIn } from "./proxy";
import { ask } from "./raw";

/** As many tags and texts as the first screen of any page holds, facts and table heads among them. */
const PIECES = 250;
/** Between two of them, in ms: a frame of the browser's. */
const PAUSE = 17;

/** Serves a site as a bad connection brings it: the first screen of every page piece by piece, then the rest. */
export const servePiecemeal = (site: string) =>
  standIn((request, response) => {
    const serve = async () => {
      const { status, headers, body, text } = await ask(site, request.url ?? "/");
      response.writeHead(status, passedOn(headers));
      if (!headers["content-type"]?.startsWith("text/html")) return response.end(body);
      const start = text.indexOf("<body");
      const pieces = text.slice(start).split(/(?<=>)|(?=<)/);
      response.write(text.slice(0, start));
      for (const piece of pieces.splice(0, PIECES)) {
        response.write(piece);
        await pause(PAUSE);
      }
      return response.end(pieces.join(""));
    };
    serve().catch((error: Error) => response.destroy(error));
  });
