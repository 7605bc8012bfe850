/** True for a parameter of a return template that the backend did not fill: `{token}`, also encoded twice. */
export const isUnfilled = (value: string | null): boolean =>
  value !== null && /^(?:\{|%7b)\w*(?:\}|%7d)$/i.test(value);
