/**
 * Marks the content of a page so that Cloudflare leaves its e-mail addresses whole: unless told otherwise it puts
 * «[email protected]» in their place, and a script that the page's policy refuses. Documented by Cloudflare under «Email
 * Address Obfuscation».
 */
export function keepAddressesWhole(html: string): string {
  if (html.includes("<!--email_off-->")) return html;
  return html
    .replace(/<body\b[^>]*>/, (tag) => `${tag}<!--email_off-->`)
    .replace(/<\/body>/, (tag) => `<!--/email_off-->${tag}`);
}
