import { setTimeout as pause } from "node:timers/promises";

/**
 * What became of a link. «unsure» is for a person to look at: the answer says little about what a visitor would see.
 * @typedef {object} Visit
 * @property {"good" | "broken" | "unsure" | "unreachable"} state
 * @property {string} found what the server said
 * @property {string} end where it led
 * @property {boolean} moved whether the address has changed for good
 */

/**
 * @typedef {object} Manners
 * @property {number} timeoutMs for each request
 * @property {number} retryMs before a request that the server failed is made again
 * @property {string} userAgent
 * @property {<T>(host: string, request: () => Promise<T>) => Promise<T>} gate
 * @property {(url: URL) => boolean} [secure] whether an address is safe to send visitors to
 */

const MOST_REDIRECTS = 10;
/** A bot wall, a limit, or a failure of the moment: a visitor may well get through. */
const UNSURE = new Set([401, 403, 405, 406, 408, 425, 429, 451]);
/** No connection to anywhere looks the same as none to this one. */
const UNREACHABLE =
  /^(ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ENETDOWN|ENONET|ECONNREFUSED|UND_ERR_CONNECT_TIMEOUT)$/;

/** @type {[RegExp, string][]} */
const REASONS = [
  [/^(ENOTFOUND|EAI_AGAIN)$/, "el dominio no existe, o no hay conexión"],
  [/^(ENETUNREACH|EHOSTUNREACH|ENETDOWN|ENONET|UND_ERR_CONNECT_TIMEOUT)$/, "no se llega al servidor"],
  [/^ECONNREFUSED$/, "el servidor rechaza la conexión"],
  [/^(ECONNRESET|UND_ERR_SOCKET|EPIPE)$/, "el servidor corta la conexión"],
  [/^UND_ERR_HEADERS_OVERFLOW$|^HPE_/, "una respuesta que no se entiende"],
  [/TimeoutError|UND_ERR_HEADERS_TIMEOUT/, "no responde a tiempo"],
  [/CERT|SSL|TLS|EPROTO|SELF_SIGNED|ALTNAME/, "el certificado de seguridad no vale"],
];

/**
 * @param {unknown} error of `fetch`
 * @returns {string} its code or name
 */
function codeOf(error) {
  const { name = "", cause } =
    /** @type {Error & { cause?: { code?: string, errors?: { code?: string }[] } }} */ (error);
  return cause?.code ?? cause?.errors?.[0]?.code ?? name;
}

/**
 * One request, whose body is not waited for.
 * @param {URL} url
 * @param {"HEAD" | "GET"} method
 * @param {Manners} manners
 */
async function ask(url, method, { timeoutMs, userAgent, gate }) {
  return gate(url.host, async () => {
    try {
      const headers = {
        "user-agent": userAgent,
        accept: "text/html,*/*;q=0.8",
        "accept-language": "es-ES,es;q=0.9",
      };
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await fetch(url, { method, headers, redirect: "manual", signal });
      await response.body?.cancel();
      return { status: response.status, location: response.headers.get("location") };
    } catch (error) {
      return { status: 0, location: null, code: codeOf(error) };
    }
  });
}

/** @typedef {Awaited<ReturnType<typeof ask>>} Answer */

/**
 * HEAD is cheaper for both; what it does not answer well, GET is asked, and once more after a failure.
 * @param {URL} url
 * @param {Manners} manners
 * @returns {Promise<Answer>}
 */
async function answerOf(url, manners) {
  const head = await ask(url, "HEAD", manners);
  if ((head.status >= 200 && head.status < 400) || UNREACHABLE.test(head.code ?? "")) return head;
  const get = await ask(url, "GET", manners);
  const passing = get.status >= 500 || /ECONNRESET|UND_ERR_SOCKET/.test(get.code ?? "");
  if (!passing) return get;
  await pause(manners.retryMs);
  return ask(url, "GET", manners);
}

/**
 * Follows a link to its end.
 * @param {string} address
 * @param {Manners} manners
 * @returns {Promise<Visit>}
 */
export async function visit(address, manners) {
  const secure = manners.secure ?? (({ protocol }) => protocol === "https:");
  const seen = new Set();
  let url = new URL(address);
  let lasting = true;
  for (;;) {
    const end = (/** @type {Visit["state"]} */ state, /** @type {string} */ found) => ({
      state,
      found,
      end: url.href,
      moved: state === "good" && seen.size > 0 && lasting,
    });
    if (!secure(url)) return end("broken", `lleva a ${url.href}, que no es https`);
    if (seen.has(url.href)) return end("broken", "da vueltas: una redirección lleva a la misma página");
    if (seen.size > MOST_REDIRECTS) return end("broken", `más de ${MOST_REDIRECTS} redirecciones`);
    const answer = await answerOf(url, manners);
    const { status, location } = answer;
    if (status < 300 || status >= 400) return end(...verdict(answer));
    if (status === 304) return end("good", "304");
    if (!location || !URL.canParse(location, url))
      return end("broken", `redirige (${status}) sin decir adónde`);
    seen.add(url.href);
    lasting &&= status === 301 || status === 308;
    url = new URL(location, url);
  }
}

/**
 * @param {Answer} answer
 * @returns {[Visit["state"], string]}
 */
function verdict({ status, code = "" }) {
  if (status === 0) {
    const reason = REASONS.find(([pattern]) => pattern.test(code))?.[1] ?? "no se puede abrir";
    const state = UNREACHABLE.test(code) ? "unreachable" : /certificado/.test(reason) ? "broken" : "unsure";
    return [state, `${reason} (${code})`];
  }
  if (status < 300) return ["good", String(status)];
  if (UNSURE.has(status)) return ["unsure", `no deja entrar a programas (${status})`];
  if (status >= 500) return ["unsure", `el servidor falla (${status})`];
  return [
    "broken",
    status === 404 || status === 410 ? `la página no existe (${status})` : `responde ${status}`,
  ];
}
