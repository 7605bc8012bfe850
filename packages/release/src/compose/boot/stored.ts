/** A value of local storage; null if absent or blocked. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (_error) {
    // Storage is blocked.
    return null;
  }
}

/** A parsed value of a storage; null if absent, blocked or malformed. */
export function storedJson(storage: () => Storage, key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) || 'null');
  } catch (_error) {
    // Blocked, or truncated while it was written.
    return null;
  }
}
