/**
 * A picture's address where the page may load it: of this site, or of an allowed origin (`https://host[:port]`).
 * undefined otherwise, so that a drawing stands in.
 */
export function allowedPicture(address: string, allowed: readonly string[]): string | undefined {
  // `//host` and `/\host` are other sites.
  if (/^\/(?![/\\])/.test(address)) return address;
  const origin = /^https?:\/\/[^/?#@\\\s]+(?=[/?#]|$)/i.exec(address)?.[0].toLowerCase();
  return origin && allowed.includes(origin) ? address : undefined;
}
