/** The own fields of an object, or of the object that a JSON text says; null for anything else. Never throws. */
export function readRecord(value: unknown): Readonly<Record<string, unknown>> | null {
  try {
    const read: unknown = typeof value === 'string' ? JSON.parse(value) : value;
    // A copy without a prototype: a field of the name `__proto__` is a field like any other.
    return typeof read === 'object' && read !== null
      ? (Object.assign(Object.create(null) as object, read) as Record<string, unknown>)
      : null;
  } catch {
    // No JSON, or an object that throws when read.
    return null;
  }
}
