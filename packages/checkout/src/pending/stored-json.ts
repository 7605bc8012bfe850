/** Stored JSON, or null for anything else: every script and older releases can write to storage. */
function parse(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Truncated or foreign text counts as nothing stored.
    return null;
  }
}

export function parseStored(text: string | null): Record<string, unknown> | null {
  const value = parse(text);
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
}

export function parseStoredList(text: string | null): readonly unknown[] {
  const value = parse(text);
  return Array.isArray(value) ? value : [];
}
