/**
 * snake_case on the wire, camelCase inside. The contents of these fields are somebody else's vocabulary
 * (a wallet's parameters, form fields, names of bad fields) and pass unchanged.
 */
const OPAQUE = new Set(['params', 'fields', 'props']);

const camel = (key: string) => key.replace(/_([a-z0-9])/g, (_, c: string) => c.toUpperCase());
/** What a name of the inside is called on the wire. */
export const wireName = (key: string): string => key.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`);

function rename(value: unknown, name: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => rename(item, name));
  if (typeof value !== 'object' || value === null) return value;
  const renamed: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    const newKey = name(key);
    // Assigning it would set the prototype. Nothing in the contract is called so.
    if (newKey !== '__proto__') renamed[newKey] = OPAQUE.has(key) ? item : rename(item, name);
  }
  return renamed;
}

/** An answer's names as the inside knows them. */
export const fromWire = (value: unknown): unknown => rename(value, camel);

/** A body's names as the backends know them. */
export const toWire = (value: unknown): unknown => rename(value, wireName);
