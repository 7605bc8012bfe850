import { vi } from 'vitest';
import { useHost, useNavigation, useSession, type Host, type Navigation } from '@vip/host';
import type { PageData } from '@vip/release-format';
import { composedPart, createSite, publish, samplePage } from './sample-site.test-support.ts';

/** An overdue time that is never over. */
export const never = new Promise<never>(() => undefined);

/** The text of the document. */
export const text = (): string => document.body.textContent ?? '';

/** Before each test of `start`: empty storage, `/`, and a document with this root. */
export function clearDocument(root = ''): void {
  // The registry of the sample site is missing.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('__DEVELOPMENT__', false);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.body.innerHTML = `<div id="root">${root}</div>`;
}

/** After each test of `start`. */
export function restoreGlobals(): void {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
}

/**
 * A document of version 2 of honey, on a site that also has version 1, and its pages: 开通会员 with the user's name at `/`,
 * and 结果. `given` has what the shown page was given.
 */
export function firstPage(some: Partial<PageData> = {}) {
  const site = createSite();
  site.files.set('/r/alive.txt', 'alive');
  const [one, two] = [publish(site, 'v1'), publish(site, 'v2')];
  const data = samplePage(two, { isComposed: false, ...some });
  data.slice.lastGood = composedPart(one);
  window.__page = data;
  window.__boot = { isStarted: false, isReplaced: false, first: null };
  vi.stubGlobal('fetch', site.fetch);
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const given: { host?: Host; navigation?: Navigation } = {};
  const useGiven = () => {
    given.host = useHost();
    given.navigation = useNavigation();
  };
  const Pay = () => {
    useGiven();
    return <p>开通会员{useSession().account?.nickname}</p>;
  };
  const Result = () => {
    useGiven();
    return <p>结果</p>;
  };
  const pages: Record<string, unknown> = { './pay': { default: Pay }, './result': { default: Result } };
  return { site, reload, given, open: async (name: string) => pages[name] };
}
