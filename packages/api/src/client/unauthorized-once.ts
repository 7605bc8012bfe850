/** The name under which "no token" is remembered; no stored token is empty. */
const NOBODY = '';

/**
 * Turns 401 answers into one `onUnauthorized` for each token, whatever number of calls fail together. A 401 to a
 * token that has been replaced meanwhile says nothing about the new one. Without a token it is told once, and
 * again after somebody was logged in.
 */
export function unauthorizedOnce(
  storedToken: () => string | null,
  onUnauthorized: () => void,
): { sent(token: string | null): void; refused(token: string | null): void } {
  const told = new Set<string>();
  return {
    sent(token) {
      if (token !== null) told.delete(NOBODY);
    },
    refused(token) {
      const key = token ?? NOBODY;
      if (token !== storedToken() || told.has(key)) return;
      told.add(key);
      onUnauthorized();
    },
  };
}
