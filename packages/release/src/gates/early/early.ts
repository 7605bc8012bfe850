import type { Contract } from '@vip/dev-tools/contract';
import type { RouteData } from '@vip/release-format';
import type { Browser } from 'playwright-core';
import type { Pair } from '../fit.ts';
import { firstLine, type SmokeSite } from '../serve-site.ts';
import { type Drawing, openTab, type Tab } from './tab.ts';
import { type Visit, visitsOf } from './visits.ts';

/** How long two drawings may differ, ms: until both have shown what their last chunk brings. */
const SETTLED_MS = 5_000;

/** Characters of a line in a sentence: an icon has thousands. */
const SHOWN_LENGTH = 120;

/** Draws pages of a pair early, and beside it with react-dom alone. */
interface Tabs {
  early: Tab;
  late: Tab;
}

/**
 * Draws every page with a first call before react-dom, and compares it with what react-dom makes of it. One sentence per
 * route: the first visit that differs, with the first line that does.
 */
export async function earlyFailures(
  browser: Browser,
  site: SmokeSite,
  pairs: readonly Pair[],
  contract: Contract,
): Promise<string[]> {
  const failures: string[] = [];
  for (const pair of pairs) {
    // The shell draws no page with secrets in its address.
    const routes = pair.release.routes.filter(({ firstCall, secretParams }) => firstCall && !secretParams);
    // An older shell is one file, and draws nothing early.
    if (routes.length === 0 || pair.shell.js.length < 2) continue;
    const [early, late] = await Promise.all([openTab(browser, site, pair), openTab(browser, site, pair)]);
    for (const route of routes) {
      const found = await routeFailure({ early, late }, route, contract).catch(
        (error: Error) => error.message,
      );
      if (found !== null) failures.push(`${route.path} ${firstLine(found)} (${pair.what})`);
    }
    await Promise.all([early.close(), late.close()]);
  }
  return failures;
}

/** The first visit that fails. */
async function routeFailure(tabs: Tabs, route: RouteData, contract: Contract): Promise<string | null> {
  const { firstCall } = route;
  for (const visit of firstCall ? visitsOf(contract, firstCall) : []) {
    const draws = [tabs.early.draw(route, visit, 'early'), tabs.late.draw(route, visit, 'late')] as const;
    // If one fails, the other tab must not be in the middle of a visit when the next one begins.
    await Promise.allSettled(draws);
    const [early, late] = await Promise.all(draws);
    if (!early.hasFirstCall) return null;
    const found = await compare(visit, early, late);
    if (found !== null) return `${found}; first answer: ${visit.name}`;
  }
  return null;
}

/** What is wrong in a visit, and what to do; a clause. */
async function compare({ isGood, isComplete }: Visit, early: Drawing, late: Drawing): Promise<string | null> {
  const drawn = early.early;
  if (drawn === null && isGood) {
    const reason = early.reason === null ? '' : ` (${early.reason})`;
    return `is not drawn before react-dom${reason}: render what packages/early-render can draw, or drop the route's first call`;
  }
  if (drawn && !isGood) return 'is drawn before react-dom from an answer that the client refuses';
  const [failure] = [...early.failures, ...late.failures];
  if (failure !== undefined) {
    // Effects may change the page as well, so a difference counts only if React complains.
    const found = drawn && difference(drawn, early.takenOver);
    return found ? `${failure}: ${found[0]} before react-dom, ${found[1]} after it; ${ADVICE}` : failure;
  }
  if (drawn && isComplete && !difference(drawn, late.takenOver))
    return 'shows its loading state before react-dom, although the answer is there';
  const lasting = await lastingDifference(early, late);
  return lasting && `keeps ${lasting[0]} of its first sight, where react-dom draws ${lasting[1]}; ${ADVICE}`;
}

const ADVICE = 'a component may render from its props, state and the host only';

async function lastingDifference(one: Drawing, other: Drawing): Promise<[string, string] | null> {
  const until = performance.now() + SETTLED_MS;
  for (;;) {
    const [lines, others] = await Promise.all([one.read(), other.read()]);
    const found = difference(lines, others);
    if (!found || performance.now() > until) return found;
  }
}

/** The first line that differs, in both. */
function difference(lines: readonly string[], others: readonly string[]): [string, string] | null {
  const at = Array.from(lines).findIndex((line, index) => line !== others[index]);
  if (at < 0 && lines.length === others.length) return null;
  const shown = (some: readonly string[]) =>
    some[at < 0 ? lines.length : at]?.trim().slice(0, SHOWN_LENGTH) ?? 'the end of the page';
  return [shown(lines), shown(others)];
}
