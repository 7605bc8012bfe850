import type { CallResult, CheckResult } from './check.ts';
import type { Finding } from './finding.ts';

/** Exit codes: CI relies on them. `unusable`: wrong use, or nothing could be compared. */
export const EXIT = { fits: 0, differs: 1, unusable: 2 } as const;

/** `isStrict`: what is only odd counts as well. */
export function exitCode({ calls, unreachable, diagnoses }: CheckResult, isStrict: boolean): number {
  if (unreachable !== undefined || diagnoses.some(({ isAll }) => isAll)) return EXIT.unusable;
  const counts = ({ findings }: CallResult) => findings.some(({ level }) => isStrict || level !== 'odd');
  return calls.some(counts) ? EXIT.differs : EXIT.fits;
}

const titleOf = ({ name, label }: CallResult): string =>
  `${name.slice(name.indexOf(' ') + 1)}${label ? ` ${label}` : ''}`;

const pagesOf = (pages: readonly string[]): string => (pages.length > 0 ? ` [${pages.join(' ')}]` : '');

const findingText = ({ field, expected, came, items }: Finding): string =>
  `${field}: expected ${expected}; came ${came}${items && items > 1 ? ` (${items} items)` : ''}`;

const ORDER = ['wrong', 'dropped', 'odd'] as const;

/** The same about several calls is one line. */
function findingLines(calls: readonly CallResult[]): string[] {
  const answered = calls.filter(({ sent }) => sent.length > 0);
  const groups = new Map<string, { level: Finding['level']; text: string; of: Set<CallResult> }>();
  for (const call of calls)
    for (const finding of call.findings) {
      const text = findingText(finding);
      const key = `${finding.level} ${text}`;
      const group = groups.get(key) ?? { level: finding.level, text, of: new Set() };
      groups.set(key, group);
      group.of.add(call);
    }
  const lines = [...groups.values()].map(({ level, text, of }) => {
    const isAll = of.size > 1 && of.size >= answered.length;
    const titles = isAll ? 'every call' : [...of].map(titleOf).join(', ');
    const pages = isAll ? ' [every page]' : pagesOf([...new Set([...of].flatMap((call) => call.pages))]);
    return { level, line: `${level.padEnd(8)}${titles}: ${text}${pages}` };
  });
  return ORDER.flatMap((level) => lines.filter((each) => each.level === level).map(({ line }) => line));
}

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

/** The report for people: a line for each call that fits or was not made and for each finding, a summary. */
export function reportLines(
  head: string,
  { calls, orders, unreachable, diagnoses }: CheckResult,
  hasOrigin: boolean,
): string[] {
  if (unreachable !== undefined) return [head, '', `unreachable: ${unreachable}`];
  const lines = [head];
  const section = (more: readonly string[]) => more.length > 0 && lines.push('', ...more);
  section(diagnoses.map(({ backend, why }) => `${backend}: ${why}`));
  if (diagnoses.some(({ isAll }) => isAll)) return lines;
  const of = (state: CallResult['state']) => calls.filter((call) => call.state === state);
  section(of('fits').map((call) => `fits    ${titleOf(call)}`));
  section(findingLines(calls));
  const left = [...of('not offered'), ...of('not checked')];
  const cors = hasOrigin ? [] : ['not checked: CORS: needs --origin'];
  section([
    ...left.map(
      (call) =>
        `${call.state}: ${titleOf(call)}: ${call.reason}${call.state === 'not offered' ? pagesOf(call.pages) : ''}`,
    ),
    ...cors,
  ]);
  section(
    orders.map(
      ({ number, expiresAt, madeBy }) =>
        `order ${number} was made by ${madeBy.slice(madeBy.indexOf(' ') + 1)}: nothing was paid; ${
          expiresAt ? `it expires at ${expiresAt}` : 'the backend does not say when it expires'
        }`,
    ),
  );
  const broken = new Set(
    calls
      .filter(({ findings }) => findings.some(({ level }) => level === 'wrong'))
      .flatMap(({ pages }) => pages),
  );
  lines.push(
    '',
    [
      count(calls.length - left.length, 'call checked', 'calls checked'),
      count(of('fits').length, 'fits', 'fit'),
      count(of('differs').length, 'differs', 'differ'),
      `${of('not offered').length} not offered`,
      `${of('not checked').length} not checked`,
    ].join(', '),
  );
  if (broken.size > 0) lines.push(`pages affected: ${[...broken].join(' ')}`);
  return lines;
}

/** The report for CI. Names stay; `version` changes if one does not. */
export const reportJson = (
  about: {
    url: string;
    backend: string;
    adapter: string | null;
    /** By the variable of the configuration. */
    capabilities: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    origin: string | null;
  },
  result: CheckResult,
  isStrict: boolean,
): string =>
  JSON.stringify({ version: 1, ...about, exit_code: exitCode(result, isStrict), ...toJson(result) }, null, 2);

const toJson = ({ calls, orders, unreachable, diagnoses }: CheckResult) => ({
  unreachable: unreachable ?? null,
  diagnoses: diagnoses.map(({ backend, why }) => ({ backend, why })),
  calls,
  orders: orders.map(({ number, expiresAt, madeBy }) => ({ number, expires_at: expiresAt, made_by: madeBy })),
});
