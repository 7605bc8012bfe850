/**
 * A preview link brings a signed release as `release`: it leaves the address at once, like a secret, so that nothing
 * copies, shares or repeats it, and is opened.
 */
export function takeReleaseLink(address: string, open: (link: string) => void): string {
  const found = /[?&]release=([^&]*)/.exec(address);
  if (!found) return address;
  open(found[1] ?? '');
  return address
    .replace(/\?(?:release=[^&]*(?:&|$))+/, '?')
    .replace(/&release=[^&]*/g, '')
    .replace(/\?$/, '');
}
