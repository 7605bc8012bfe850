import type { ComponentType } from 'react';
import { drawEarly, type EarlyRoot } from '@vip/early-render';
import {
  HOST_CONTRACT,
  HostProvider,
  NavigationProvider,
  type Host,
  type KeyValue,
  type RouteDeclaration,
} from '@vip/host';
import { showLateImages } from '@vip/release-format';
import { isOther, readMark } from '../auth/stored-session.ts';
import type { Base } from './base.ts';

/** From the prices to the drawings while react-dom is loading, ms. */
const LATE_IMAGES_MS = 1000;
/** Longest wait of react-dom for the first answer, ms: some round trips. The loading state cannot be used meanwhile. */
const ANSWER_MS = 400;

const nothing = () => undefined;
const refuse = () => {
  throw new Error('not available before react-dom');
};

/** The host of a page that is only looked at: no side effects. */
const earlyHost = (
  { firstAnswer, clock, session, config, environment, um, storage }: Base,
  onData: () => void,
): Host => {
  const readOnly = ({ get }: KeyValue) => ({ get, set: nothing, remove: nothing });
  return {
    contract: HOST_CONTRACT,
    api: { send: refuse, clockOffset: firstAnswer.clockOffset },
    first(call) {
      const found = firstAnswer.read(call);
      if (found) onData();
      return found;
    },
    isDrawn: true,
    session,
    login: refuse,
    logout: refuse,
    environment,
    bridge: () => null,
    handlers: () => [],
    config,
    um,
    now: clock.now,
    track: nothing,
    report: nothing,
    holdReload: refuse,
    rememberResult: refuse,
    onBack: refuse,
    onResume: refuse,
    onStorage: refuse,
    storage: { local: readOnly(storage.local), session: readOnly(storage.session) },
  };
};

/** The values of the route's parameters; null if the address is not of this route. */
function paramsOf(route: string, pathname: string): Record<string, string> | null {
  const [names, values] = [route, pathname].map((path) => path.replace(/\/$/, '').split('/'));
  if (!names || !values || names.length !== values.length) return null;
  const params: Record<string, string> = {};
  for (const [at, name] of names.entries()) {
    const value = values[at] ?? '';
    if (name.startsWith(':')) params[name.slice(1)] = decodeURIComponent(value);
    else if (name !== value) return null;
  }
  return params;
}

/** A page before react-dom. */
export interface EarlyPage {
  /**
   * Draws the page once its first answer is there. Does nothing where the page has no first call, is of another release than
   * the HTML, has secrets in its address, or waits for a native app: react-dom draws it then.
   */
  draw(base: Base, fetchPage: (page: string) => Promise<unknown>): void;
  /**
   * Resolves once the page is drawn, or cannot be, and after a short wait at most: react-dom would draw a page that waits for
   * its answer twice.
   */
  settled(): Promise<unknown>;
  /** The page if it was drawn. Nothing is drawn afterwards. */
  take(): EarlyRoot | null;
}

export function createEarlyPage(): EarlyPage {
  let root: EarlyRoot | null = null;
  let isOver = false;
  let settle: () => void = nothing;
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
  });

  async function drawPage(base: Base, fetchPage: (page: string) => Promise<unknown>): Promise<void> {
    const { page, boot, environment, session, storage } = base;
    const container = document.getElementById('root');
    const { pathname, search } = window.location;
    const route = page.release?.routes.find(({ path }) => path === page.route) as
      RouteDeclaration | undefined;
    const params = route && paramsOf(route.path, pathname);
    if (!container || !route || !params || !boot.first || !page.isComposed || boot.isReplaced) return;
    if (/[?&](?:release|state)=/.test(search) || route.secretParams) return;
    // Pages wait for an app, which is asked with react-dom.
    if (environment.webView) return;
    // This tab has data of another user, which react-dom's session removes.
    if (isOther(readMark(storage.session), session.get())) return;

    const arrival = base.firstAnswer.arrival();
    const { default: Page } = (await fetchPage(route.page)) as { default: ComponentType };
    if (!(await arrival) || isOver) return;
    let hasData = false;
    const host = earlyHost(base, () => (hasData = true));
    const navigation = {
      path: pathname + search,
      params,
      query: Object.fromEntries(new URLSearchParams(search)),
      go: refuse,
      back: refuse,
    };
    const view = (
      <HostProvider value={host}>
        <NavigationProvider value={navigation}>
          <Page />
        </NavigationProvider>
      </HostProvider>
    );
    const { token } = session.get();
    const drawn = drawEarly(view, container, {
      onError: (error) => void base.problems.push(error),
      before: boot.input ?? [],
      // Another call than the page's was started: react-dom's page makes its own.
      isComplete: () => hasData,
    });
    if (!drawn) return;
    boot.input = null;
    root = {
      finish() {
        const repeat = drawn.finish();
        // What one user did is not done for another.
        return session.get().token === token ? repeat : nothing;
      },
    };
    performance.mark('page drawn');
    // They come with react-dom, which they would delay, unless that takes long.
    setTimeout(() => showLateImages(document), LATE_IMAGES_MS);
    // The frame that shows the page comes before react-dom.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }

  return {
    draw(base, fetchPage) {
      drawPage(base, fetchPage)
        // react-dom draws the page, and shows what is wrong.
        .catch((error: Error) => void base.problems.push(error))
        .then(settle);
    },
    settled: () => Promise.race([settled, new Promise((resolve) => setTimeout(resolve, ANSWER_MS))]),
    take() {
      isOver = true;
      return root;
    },
  };
}

/** That of this document, for both of the shell's files. */
export const earlyPage = createEarlyPage();
