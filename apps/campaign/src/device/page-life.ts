import { hasWalletPay, installWalletHost } from '@vip/sandbox';
import type { Acts, View } from '../product/view.ts';
import { ORIGIN } from '../server/server.ts';
import type { Device, PageLife } from './contract.ts';
import { createFetch } from './network.ts';
import { bootData, pageData } from './page-data.ts';
import type { SentForm } from './page-document.ts';
import { createPageWindow } from './page-window.ts';
import type { StorageArea } from './storage-area.ts';
import type { TabHistory } from './tab-history.ts';

/** What a document may ask of its tab. */
export interface TabControl {
  history: TabHistory;
  session: StorageArea;
  navigate(url: string, isReplaced: boolean): void;
  reload(): void;
  go(by: number): void;
  submit(form: SentForm): void;
}

/** A document of the product that runs. */
export interface RunningPage extends PageLife {
  setVisible(isVisible: boolean): void;
  /** Online or offline. */
  setOnline(isOnline: boolean): void;
  /** `popstate`, after a step within the document. */
  step(): void;
  receiveStorage(key: string | null, newValue: string | null): void;
  /** Moved to the back-forward cache. */
  freeze(): void;
  wake(): void;
  /** Closed; `isNotified` is false if the system kills it. */
  end(isNotified: boolean): void;
  failureText(): string;
}

/** ms until a wallet's app injects its bridge. */
const WALLET_READY_MS = 50;

const event = (type: string, fields: object = {}) => Object.assign(new Event(type), fields);

/** Loads a document of the product into a tab. */
export function createPageLife(device: Device, tab: number, control: TabControl): RunningPage {
  const { clock, pendingWork, random, plan, environment, watcher } = device;
  let isOver = false;
  let isFrozen = false;

  const life: PageLife = { tab, view: null, acts: {} };
  const isAlive = () => !isOver;

  const fetchPage = createFetch(
    { ...device, latencyMs: plan.latencyMs, isOnline: () => device.isOnline },
    life,
    {
      onRequest: (request) => watcher.onRequest(life, request),
      onArrival: (arrival) => watcher.onArrival(life, arrival),
      onEvents: watcher.onEvents,
    },
  );
  const local = device.local.view((key, value) => isAlive() && device.broadcastStorage(life, key, value));
  const page = createPageWindow(life, {
    clock,
    pendingWork,
    random,
    clockOffset: () => device.clockOffset,
    history: control.history,
    storage: { local, session: control.session.view(() => undefined) },
    fetch: fetchPage,
    userAgent: environment.userAgent,
    touchPoints: environment.touchPoints ?? 5,
    isOnline: () => device.isOnline,
    navigate: (url, isReplaced) => isAlive() && control.navigate(new URL(url, page.url()).href, isReplaced),
    reload: () => isAlive() && control.reload(),
    go: (by) => isAlive() && control.go(by),
    submit: (form) => isAlive() && control.submit(form),
    onError: (error) => isAlive() && watcher.onError(life, error),
  });
  const { window, events, document } = page;

  const product = device.load(page.globals);
  const found = product.findRoute(page.url().pathname);
  Object.assign(window, {
    __wxjs_environment: environment.wxEnvironment,
    __page: pageData(found?.route ?? null, found?.routes ?? [], device.plan.lacks),
    __boot: bootData(found?.route ?? null, local, fetchPage),
    __show(view: View | null, acts: Acts) {
      if (!isAlive()) return;
      life.view = view && device.distort ? device.distort(view) : view;
      life.acts = acts;
      watcher.onShow(life);
    },
  });
  device.app?.surround(window, tab);
  if (environment.kind === 'wechat' || environment.kind === 'alipay')
    installWalletHost(window, {
      wallet: environment.kind,
      readyAfterMs: WALLET_READY_MS,
      canPay: hasWalletPay(environment),
      openCashier: (trade) => device.openSheet(tab, trade),
      onTraffic: () => undefined,
    });
  clock.after(
    20,
    () =>
      void product.startPage(found?.brand ?? 'main').catch((error: unknown) => watcher.onError(life, error)),
    life,
  );

  return Object.assign(life, {
    setVisible: (isVisible: boolean) => document.setVisible(isVisible),
    setOnline: (isOnline: boolean) => events.dispatchEvent(event(isOnline ? 'online' : 'offline')),
    step: () => events.dispatchEvent(event('popstate', { state: control.history.present().state })),
    receiveStorage(key: string | null, newValue: string | null) {
      clock.after(
        1,
        () => events.dispatchEvent(event('storage', { key, newValue, storageArea: local, url: ORIGIN })),
        life,
      );
    },
    freeze() {
      isFrozen = true;
      events.dispatchEvent(event('pagehide', { persisted: true }));
      document.setVisible(false);
      clock.pause(life);
    },
    wake() {
      if (!isFrozen) return;
      isFrozen = false;
      clock.resume(life);
      document.setVisible(true);
      events.dispatchEvent(event('pageshow', { persisted: true }));
    },
    end(isNotified: boolean) {
      if (isOver) return;
      if (isNotified && !isFrozen) {
        events.dispatchEvent(event('pagehide', { persisted: false }));
        document.setVisible(false);
      }
      isOver = true;
      life.view = null;
      life.acts = {};
      clock.drop(life);
    },
    failureText: () => document.text(),
  });
}
