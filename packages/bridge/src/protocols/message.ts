/** The own fields of an object, or of an object as JSON text; null for anything else. Never throws. */
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

/**
 * Time and a random number, so that ids differ between documents (an app may answer a call from before a reload) and
 * between copies of this code in one document.
 */
const idPrefix = `${Date.now().toString(36)}_${Math.random().toString(36).slice(2)}`;
let count = 0;

/** An id that no other call has, in this document or the one before. Letters, digits and `_`. */
export function newCallId(): string {
  count += 1;
  return `${idPrefix}_${count}`;
}
