/**
 * Turns 401 answers into one `onUnauthorized` for each hand-over or login of a token, whatever number of calls fail
 * together: a call that was sent before the last report of its token says nothing new. A 401 to a token that has been
 * replaced meanwhile is ignored. Without a token it is reported once, and again after a call with a token.
 *
 * `sent` is called when a call goes out, what it returns when that call was answered with 401.
 */
export function unauthorizedOnce(
  storedToken: () => string | null,
  onUnauthorized: (token: string | null) => void,
): { sent(token: string | null): () => void } {
  const reports = new Map<string | null, number>();
  const reportsOf = (token: string | null) => reports.get(token) ?? 0;
  return {
    sent(token) {
      if (token !== null) reports.delete(null);
      const before = token === null ? 0 : reportsOf(token);
      return () => {
        if (token !== storedToken() || reportsOf(token) !== before) return;
        reports.set(token, before + 1);
        onUnauthorized(token);
      };
    },
  };
}
