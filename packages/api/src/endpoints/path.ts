type Query = Record<string, string | number | undefined>;

/** Fills `{name}` in a path, encoding each value. An empty value would change the path: refused. */
export function path(template: string, params: Record<string, string> = {}, query: Query = {}): string {
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (!value) throw new TypeError(`path ${template} needs ${name}`);
    return encodeURIComponent(value);
  });
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  if (pairs.length === 0) return filled;
  return `${filled}?${pairs.map(([k, value]) => `${k}=${encodeURIComponent(String(value))}`).join('&')}`;
}
