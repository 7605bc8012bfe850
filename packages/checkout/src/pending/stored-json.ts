/** A stored JSON object, or null for anything else: storage is open to every script and to older releases. */
export function parseStored(text: string | null): Record<string, unknown> | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    // Cut off or foreign text: the same as nothing stored.
    return null;
  }
}
