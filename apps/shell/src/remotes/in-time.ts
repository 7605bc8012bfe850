/** Longest wait for the first page from the shell's own start, ms. */
export const FIRST_PAGE_MS = 20000;

/**
 * Adds a time limit to the first page, because a stalled script never fails by itself. A page that is there when the time
 * is over is used; later pages have no limit.
 */
export function inTime(
  fetchPage: (page: string) => Promise<unknown>,
  overdue: Promise<never>,
  hasShown: () => boolean,
): (page: string) => Promise<unknown> {
  const late = overdue.catch(
    (error: unknown) => new Promise<never>((_, reject) => setTimeout(() => reject(error))),
  );
  // No page may be waiting for it.
  late.catch(() => undefined);
  return (page) => (hasShown() ? fetchPage(page) : Promise.race([fetchPage(page), late]));
}
