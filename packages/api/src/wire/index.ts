/**
 * snake_case on the wire, camelCase inside. The contents of these fields are somebody else's vocabulary
 * (a wallet's parameters, form fields, names of bad fields) and pass unchanged.
 */
const OPAQUE = new Set(['params', 'fields', 'props']);

const camel = (key: string) => key.replace(/_([a-z0-9])/g, (_, c: string) => c.toUpperCase());
const snake = (key: string) => key.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`);

function rename(value: unknown, name: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => rename(item, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [name(key), OPAQUE.has(key) ? item : rename(item, name)]),
  );
}

/** An answer's names as the inside knows them. */
export const fromWire = (value: unknown): unknown => rename(value, camel);

/** A body's names as the backends know them. */
export const toWire = (value: unknown): unknown => rename(value, snake);
