/**
 * snake_case on the wire, camelCase inside. The contents of these fields have names of others (a wallet's parameters,
 * form fields, names of invalid fields) and are not renamed.
 */
const OPAQUE = new Set(['params', 'fields', 'props']);

const camel = (key: string) => key.replace(/_([a-z0-9])/g, (_, c: string) => c.toUpperCase());
/** A camelCase name in snake_case. */
export const wireName = (key: string): string => key.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`);

function rename(value: unknown, name: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => rename(item, name));
  if (typeof value !== 'object' || value === null) return value;
  const renamed: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    const newKey = name(key);
    // Assigning it would set the prototype. The contract has no such name.
    if (newKey !== '__proto__') renamed[newKey] = OPAQUE.has(key) ? item : rename(item, name);
  }
  return renamed;
}

/** Renames an answer to camelCase. */
export const fromWire = (value: unknown): unknown => rename(value, camel);

/** Renames a body to snake_case. */
export const toWire = (value: unknown): unknown => rename(value, wireName);
