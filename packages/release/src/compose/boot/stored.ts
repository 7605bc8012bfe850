/** What local storage has under a key; null where it has nothing or is blocked. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (_error) {
    // Storage is blocked: nothing is stored.
    return null;
  }
}

/** What storage has, parsed; null where it has nothing, refuses, or has something malformed. */
export function storedJson(storage: () => Storage, key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) || 'null');
  } catch (_error) {
    // Refused, or cut off while it was written: nothing is remembered.
    return null;
  }
}
