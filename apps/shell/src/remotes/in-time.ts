/** Longest wait for the first page from the shell's own start, ms. */
export const FIRST_PAGE_MS = 20000;

/** The first page was not there in time. */
export class OverdueError extends Error {
  override readonly name = 'OverdueError';
}

/**
 * The way to pages, where the first one has to be there in time: a stalled script keeps everything waiting and fails
 * nothing. One that is there when its time is over is taken all the same; pages after it take the time that they take.
 */
export function inTime(
  fetchPage: (page: string) => Promise<unknown>,
  overdue: Promise<never>,
  hasShown: () => boolean,
): (page: string) => Promise<unknown> {
  const late = overdue.catch(
    (error: unknown) => new Promise<never>((_, reject) => setTimeout(() => reject(error))),
  );
  // Nobody may be waiting for it.
  late.catch(() => undefined);
  return (page) => (hasShown() ? fetchPage(page) : Promise.race([fetchPage(page), late]));
}
