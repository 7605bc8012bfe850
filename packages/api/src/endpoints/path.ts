type Query = Record<string, string | number | undefined>;

/** Fills `{name}` in a template, encoding each value. An empty value would change the path: throws TypeError. */
export function path(
  template: string,
  params: Record<string, string> = {},
  query: Query = {},
): { path: string; template: string } {
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (!value) throw new TypeError(`path ${template} needs ${name}`);
    return encodeURIComponent(value);
  });
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = pairs.map(([k, value]) => `${k}=${encodeURIComponent(String(value))}`).join('&');
  return { path: search ? `${filled}?${search}` : filled, template };
}
