import type { Plan, Step } from '../plan/plan.ts';
import type { Outcome } from './run-plan.ts';

/** Counts of events by heading. Plain data, since workers send it. */
export type Tally = Record<string, Record<string, number>>;

export const HEADINGS = [
  'environment',
  'page',
  'start',
  'server',
  'app',
  'buyer',
  'cashier',
  'order',
  'violation',
] as const;
type Heading = (typeof HEADINGS)[number];

function count(tally: Tally, heading: Heading, name: string, times = 1): void {
  const counts = (tally[heading] ??= {});
  counts[name] = (counts[name] ?? 0) + times;
}

function countStep(tally: Tally, step: Step): void {
  switch (step.do) {
    case 'fault': {
      const { kind, status } = step.fault;
      return count(tally, 'server', status ? `${kind} ${status}` : kind);
    }
    case 'prices':
    case 'heal':
    case 'elsewhere':
      return count(
        tally,
        'server',
        { prices: 'prices change', heal: 'heals', elsewhere: 'bought elsewhere' }[step.do],
      );
    case 'app': {
      const who = step.user ? 'another user' : 'logout';
      return count(
        tally,
        'app',
        `${who}${step.isPushed ? ', pushed' : ''}${step.says === 'both' ? '' : `, ${step.says} alone`}`,
      );
    }
    case 'appSilence':
      return count(tally, 'app', step.isSilent ? 'falls silent' : 'speaks again');
    case 'offline':
      return count(tally, 'server', 'no network');
    case 'pay':
      count(tally, 'buyer', step.taps > 1 ? `pay, ${step.taps} taps` : 'pay');
      break;
    case 'reopen':
      return count(tally, 'buyer', step.awayMs > 3600_000 ? 'kill, reopen hours later' : 'kill, reopen');
    case 'sleep':
      return count(tally, 'buyer', step.ms > 20 * 3600_000 ? 'sleep, days' : 'sleep');
    case 'open':
    case 'look':
      return count(tally, 'buyer', step.tab > 0 ? `${step.do} second tab` : step.do);
    default:
      count(tally, 'buyer', step.do);
  }
  if ('answers' in step) {
    const { login, sheet, dialog, cashier } = step.answers;
    if (login !== 'complete') count(tally, 'buyer', `login: ${login}`);
    if (sheet !== 'accept') count(tally, 'buyer', `consent: ${sheet}`);
    if (dialog !== 'ignore') count(tally, 'buyer', `dialog: ${dialog}`);
    count(tally, 'cashier', `${cashier.choice}, ${cashier.leave}`);
  }
}

/** Adds one run. Steps that were not possible are not counted. */
export function addRun(tally: Tally, plan: Plan, outcome: Outcome): void {
  count(tally, 'environment', plan.environment);
  count(tally, 'page', plan.address.split('?')[0] ?? '');
  if (plan.address.includes('?')) count(tally, 'page', 'with a query');
  count(tally, 'start', plan.stored ? 'stored session' : 'no session');
  if (plan.app) count(tally, 'app', plan.app.user ? 'knows a user' : 'knows no user');
  if (plan.app && plan.app.delayMs >= 300) count(tally, 'app', 'answers slowly');
  if (plan.app?.isSilent) count(tally, 'app', 'silent from the start');
  plan.steps.forEach((step, at) => outcome.played[at] && countStep(tally, step));
  for (const [status, times] of Object.entries(outcome.orders)) count(tally, 'order', status, times);
  count(tally, 'order', 'cashiers opened', outcome.cashiers);
  count(tally, 'order', '支付成功 seen', outcome.results);
  for (const rule of new Set(outcome.violations.map((violation) => violation.rule)))
    count(tally, 'violation', rule);
}

export function addTally(to: Tally, from: Tally): void {
  for (const heading of HEADINGS)
    for (const [name, times] of Object.entries(from[heading] ?? {})) count(to, heading, name, times);
}

/** The tally as text, a heading a paragraph, the most frequent first. */
export const tallyText = (tally: Tally): string =>
  HEADINGS.map((heading) => {
    const counts = Object.entries(tally[heading] ?? {}).sort((a, b) => b[1] - a[1]);
    return `${heading}: ${counts.map(([name, times]) => `${name} ${times}`).join(' · ') || 'none'}`;
  }).join('\n');
