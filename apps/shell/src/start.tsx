import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import type { RouteDeclaration } from '@vip/host';
import { createQueries } from '@vip/host/queries';
import { ACCOUNT_KEY, showLateImages, TOKEN_KEY } from '@vip/release-format';
import { createApi } from './api/create-api.ts';
import { createAuth } from './auth/auth.ts';
import { createHost } from './create-host.ts';
import type { EarlyRoot } from '@vip/early-render';
import { createBase } from './early/base.ts';
import { isReachable } from './browser/is-reachable.ts';
import { onStorage } from './browser/storage.ts';
import { createNativeSession } from './native/native-session.ts';
import { onReturn } from './native/on-return.ts';
import { lazyPreview } from './preview/lazy-preview.ts';
import { lazyReleases } from './releases/lazy-releases.ts';
import { runningRelease } from './remotes/running-release.ts';
import { createPageLoader, inTime } from './remotes/page-loader.ts';
import { createPageFailures } from './failure/page-failures.ts';
import { createReloadOnce } from './remotes/reload-once.ts';
import { watchChunks } from './failure/watch-chunks.ts';
import { createRememberedResults } from './results/remembered-results.ts';
import { createBackStack } from './router/back-stack.ts';
import { createGuard } from './router/guard.ts';
import { createPreparePage } from './router/prepare-page.ts';
import { createRouteTable } from './router/route-table.ts';
import { show } from './show.tsx';
import { createSetHostTitle } from './title/set-host-title.ts';
import { marksOf } from './tracking/attribution.ts';
import { createTracking } from './tracking/tracking.ts';

/**
 * Creates the parts of the shell and shows the page. `overdue` rejects when the time for the first page is over. `takeEarly`
 * ends early drawing, and returns the page if it was drawn.
 */
export async function start(
  fetchPage: (page: string) => Promise<unknown>,
  overdue: Promise<never>,
  base = createBase(),
  takeEarly: () => EarlyRoot | null = () => null,
): Promise<void> {
  const { page, boot, config, environment, clock, firstAnswer, um } = base;
  const { local, session } = base.storage;
  boot.isStarted = true;
  // The boot script has replaced the markup: nothing to hydrate.
  if (boot.isReplaced) page.isComposed = false;
  const running = runningRelease(page);
  window.__release = running;
  const history = createBrowserHistory({ window, v5Compat: true });
  const { brand, release } = page;
  const routes = createRouteTable((release?.routes ?? []) as RouteDeclaration[]);
  const { match } = routes;
  const paymentHolds = { count: 0 };
  const results = createRememberedResults(
    local,
    brand,
    () => window.location.pathname + window.location.search,
  );
  const isPaymentInProgress = () => paymentHolds.count > 0 || results.current() !== null;

  const backs = createBackStack(window);
  const auth = createAuth({ local, session }, () => lazy?.unpin(null));
  const native = createNativeSession({ window, environment, auth, onBack: backs.press });
  const routePath = () => match(history.location.pathname)?.route.path ?? '*';
  const tracking = createTracking({
    window,
    storage: local,
    address: config.events,
    route: routePath,
    context: () => ({
      ...running,
      host: environment.host,
      um,
      // A result page has those of its order.
      ...marksOf(routePath(), history.location),
    }),
  });
  const report = (error: Error, where: string) => {
    console.error(where, error);
    tracking.track('error', { where, name: error.name, code: (error as { code?: string }).code ?? null });
  };
  base.problems.forEach((error) => report(error, 'early'));
  const { api, sendFirst } = createApi({
    page,
    boot,
    pageOrigin: window.location.origin,
    clockOffset: firstAnswer.clockOffset(),
    auth,
    onUnauthorized: native.unlogin,
    report,
  });
  const { now } = clock;
  clock.follow(api.clockOffset);
  const lazy =
    brand !== null && release
      ? lazyReleases({
          window,
          page,
          brand,
          release,
          local,
          now,
          isPaymentInProgress,
          onFullRelease: (full) => routes.open(full.routes as RouteDeclaration[]),
          track: tracking.track,
          report,
        })
      : null;
  const onResume = onReturn(window, native.onResume);
  const onOtherTab = onStorage(window);
  // A page in the back-forward cache gets no storage events.
  onResume(auth.follow);
  onResume(native.askOnReturn);
  onOtherTab((key) => {
    if (key === null || key === TOKEN_KEY || key === ACCOUNT_KEY) auth.follow();
  });
  base.session.follow(auth.session);
  const early = takeEarly();
  const host = createHost(
    {
      api,
      openQuery: createQueries(api, auth.session),
      // The HTML has the page's loading state, unless it was drawn.
      ...(early && { first: firstAnswer.read, isDrawn: true }),
      session: auth.session,
      logout: auth.logout,
      environment,
      bridge: native.bridge,
      handlers: native.handlers,
      config,
      um,
      now,
      track: tracking.track,
      report,
      onBack: backs.push,
      onResume,
      onStorage: onOtherTab,
      storage: { local, session },
    },
    {
      auth,
      results,
      paymentHolds,
      onPurchase: () => lazy?.prepare(),
      onOrder: (order) => lazy?.pin(order),
      onOrderEnd: (order, seller) => lazy?.unpin(order, seller),
    },
  );
  const reload = () => window.location.reload();
  const canLeave = () => isReachable(window);
  const subject = `${running.release ?? ''} ${running.shell}`;
  const reloadOnce = createReloadOnce({ session, isPaymentInProgress, reload });
  if (lazy) watchChunks({ window, page, lazy, subject, reloadOnce, report });
  const preview = lazyPreview({ window, page, local, session, now, isPaymentInProgress, report });
  const guard = createGuard({
    document,
    match,
    secrets: session,
    replaceAddress: (address) =>
      window.history.replaceState(
        window.history.state,
        '',
        // A redirect keeps the fragment that WeChat adds to its own address.
        address + window.location.hash.replace('#wechat_redirect', ''),
      ),
    onReleaseLink: preview.openLink,
    askNative: native.ask,
    setHostTitle: createSetHostTitle(window, environment, native),
    track: tracking.track,
  });
  if (__DEVELOPMENT__) {
    const { installLogin } = await import(/* webpackChunkName: "debug-login" */ './auth/debug-login.ts');
    installLogin(window, api, auth);
  }

  guard(history.location.pathname + history.location.search);
  preview.showBanner();
  const shown = new Set<string>();
  const loader = createPageLoader(inTime(fetchPage, overdue, () => shown.size > 0));
  const prepare = createPreparePage({ match, loader, session: auth.session, send: sendFirst });
  await show(
    {
      // A new instance, because the guard may have replaced the address.
      history: createBrowserHistory({ window, v5Compat: true }),
      host,
      match,
      loader,
      guard(address) {
        guard(address);
        prepare(address);
      },
      backs,
      toTop: () => window.scrollTo(0, 0),
      onShown(name) {
        if (shown.size === 0 && lazy)
          whenIdle(
            window,
            () =>
              void lazy.open().then(
                (releases) => releases.update(),
                (error: Error) => report(error, 'releases'),
              ),
          );
        shown.add(name);
      },
      onPageFailed: createPageFailures({
        lazy,
        subject,
        reloadOnce,
        hasShown: (name) => shown.has(name),
        isReachable: canLeave,
        isPaymentInProgress,
        report,
      }),
      page,
      lazy,
      result: results.current,
      foot: document.querySelector('footer'),
      passport: running.passport,
      async leave(to, isReplacing = false) {
        if (!(await canLeave())) return false;
        if (to !== undefined) {
          window.location[isReplacing ? 'replace' : 'assign'](to);
          return true;
        }
        // The reload follows in any case.
        await lazy?.open().then(
          (releases) => releases.refresh(),
          () => undefined,
        );
        reload();
        return true;
      },
    },
    page,
    boot,
    early && {
      root: early,
      during(run) {
        clock.hold(run);
        firstAnswer.forget();
      },
    },
  );
  requestAnimationFrame(() => setTimeout(() => showLateImages(document)));
}

/** Longest wait for an idle moment, and the wait in engines without idle callbacks (Safari), ms. */
const IDLE_TIMEOUT_MS = 3000;

function whenIdle(window: Window, run: () => void): void {
  if (typeof window.requestIdleCallback === 'function')
    window.requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
  else window.setTimeout(run, IDLE_TIMEOUT_MS);
}
