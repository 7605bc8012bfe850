const escape = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** Whether a request is what `match` names. The query never counts. */
export function isMatch(match: string, method: string, path: string): boolean {
  const space = match.indexOf(' ');
  const wanted = space < 0 ? null : match.slice(0, space);
  if (wanted !== null && wanted !== method) return false;
  const pattern = match
    .slice(space + 1)
    .split(/(\*\*|\*)/)
    .map((part) => (part === '**' ? '.*' : part === '*' ? '[^/]+' : escape(part)))
    .join('');
  return new RegExp(`^${pattern}$`).test(path);
}
