/** An e-mail address as programs need it: «hola@españa.es» → `hola@xn--espaa-rta.es`. As it is, if its domain is none. */
export function asciiEmail(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  const url = `https://${domain}`;
  // What is no domain alone, `a@b/c`, stays wrong.
  if (at < 1 || !/^[^\s/?#:@[\]\\]+$/.test(domain) || !URL.canParse(url)) return address;
  return `${address.slice(0, at)}@${new URL(url).hostname}`;
}

/** The link that writes to an e-mail address. */
export function mailLink(address: string): string {
  return `mailto:${asciiEmail(address)}`;
}

/** The link that calls a telephone number: `tel:+34900000000`. */
export function telephoneLink(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, "")}`;
}
