/** How many failures are told, and how many lines of each: the log has the rest. */
const MOST = 12;
const LINES = 24;

/** A failed test's heading: vitest's ` FAIL  file > name`, Playwright's `  1) [project] › file › name ────`. */
const HEADING = /^\s+FAIL\s+\S|^\s+\d+\) \[[^\]]+\] › /;
/** What follows the last line of a failure: vitest's `⎯⎯⎯[1/2]⎯`, Playwright's count at the end. */
const END = /^⎯{4,}|^\s+\d+ (?:passed|failed|flaky|skipped|did not run)\b/;

/**
 * What a turbo run said of the tests that failed, for the end of a long log; without them its last lines, since a suite
 * that could not even run names none.
 */
export function tellFailures(output) {
  const lines = output
    .replace(/\u001b\[[0-9;]*m/g, '')
    .split('\n')
    .map((line) => line.replace(/^\S+:\w+: ?/, ''));
  const told = [];
  let current = null;
  for (const line of lines) {
    if (HEADING.test(line)) told.push((current = [line]));
    else if (END.test(line)) current = null;
    else if (line.trim()) current?.push(line);
  }
  if (told.length === 0)
    return lines
      .filter((line) => line.trim())
      .slice(-LINES)
      .join('\n');
  const rest = told.length - MOST;
  return [
    ...told.slice(0, MOST).map((failure) => failure.slice(0, LINES).join('\n')),
    ...(rest > 0 ? [`and ${rest} more`] : []),
  ].join('\n\n');
}
