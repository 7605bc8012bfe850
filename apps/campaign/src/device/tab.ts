import { ORIGIN } from '../server/server.ts';
import { openPage, type CashierPage } from './cashier.ts';
import type { Device, PageLife, Shown, Tab } from './contract.ts';
import { createPageLife, type RunningPage } from './page-life.ts';
import { createStorageArea } from './storage-area.ts';
import { createTabHistory } from './tab-history.ts';

/** ms from a navigation to the unload of the document. */
const LEAVING_MS = 30;

export function createTab(device: Device, id: number, address: string): Tab {
  const { clock, pendingWork, server, plan, watcher } = device;
  let history = createTabHistory(new URL(address, ORIGIN).href);
  let session = createStorageArea();
  let shown: Shown = { kind: 'loading' };
  let isVisible = true;
  let leaving = () => {};
  /** Documents in the back-forward cache, by their number in the history. */
  let asleep = new Map<number, RunningPage>();

  const pageShown = () => (shown.kind === 'product' ? shown.page : null);

  const leave = (canWake: boolean) => {
    const page = pageShown();
    if (!page) return;
    if (canWake && plan.keepsPages) {
      page.freeze();
      asleep.set(history.present().document, page);
    } else page.end(true);
    shown = { kind: 'loading' };
  };

  /** `isLed`: by a navigation of the page, not by a step in the history. */
  const showPage = (page: CashierPage, isLed: boolean) => {
    if ('to' in page) {
      history.load(new URL(page.to, ORIGIN).href, true);
      load(isLed);
    } else if ('opened' in page) {
      shown = { kind: 'cashier', opened: page.opened };
      if (isLed) watcher.onCashier(id, page.opened.trade);
    } else shown = { kind: 'message', backTo: page.backTo };
  };

  /** Shows the current entry of the history. */
  const load = (isLed = true, form?: string) => {
    const url = new URL(history.present().url);
    const path = url.pathname + url.search;
    if (url.origin !== ORIGIN) shown = { kind: 'message', backTo: '' };
    else if (!device.isOnline) shown = { kind: 'lost' };
    else if (url.pathname.startsWith('/cashier/')) {
      shown = { kind: 'loading' };
      const request = {
        method: form === undefined ? 'GET' : 'POST',
        path,
        ...(form !== undefined && { body: form }),
      };
      void pendingWork.track(openPage(server, request)).then((page) => showPage(page, isLed));
    } else {
      const page = createPageLife(device, id, control);
      shown = { kind: 'product', page };
      if (!isVisible) page.setVisible(false);
    }
  };

  /** One navigation at a time: the last one wins, as in a browser. */
  const soon = (run: () => void) => {
    leaving();
    leaving = clock.after(LEAVING_MS, run);
  };

  const move = (by: number) => {
    const before = history.present().document;
    const from = pageShown();
    const entry = history.move(by);
    if (!entry) return;
    if (entry.document === before) return from?.step();
    history.move(-by);
    leave(true);
    history.move(by);
    const page = asleep.get(entry.document);
    if (!page) return load(false);
    asleep.delete(entry.document);
    shown = { kind: 'product', page };
    page.wake();
  };

  const control = {
    get history() {
      return history;
    },
    get session() {
      return session;
    },
    navigate: (url: string, isReplaced: boolean) =>
      soon(() => {
        leave(!isReplaced);
        history.load(url, isReplaced);
        load();
      }),
    reload: () => soon(reload),
    // Steps are asynchronous, as in a browser.
    go: (by: number) => void clock.after(1, () => (by === 0 ? reload() : move(by))),
    submit: ({ action, fields }: { action: string; fields: Record<string, string> }) =>
      soon(() => {
        leave(true);
        history.load(new URL(action, ORIGIN).href, false);
        load(true, new URLSearchParams(fields).toString());
      }),
  };

  function reload() {
    leave(false);
    history.load(history.present().url, true);
    load();
  }

  const drop = (isNotified: boolean) => {
    leaving();
    pageShown()?.end(isNotified);
    asleep.forEach((page) => page.end(false));
    asleep = new Map();
  };

  load();
  return {
    id,
    shown: () => shown,
    life: pageShown,
    setVisible(now) {
      isVisible = now;
      pageShown()?.setVisible(now);
    },
    setOnline: (isOnline) => pageShown()?.setOnline(isOnline),
    receiveStorage(from, key, newValue) {
      const pages = [pageShown(), ...asleep.values()];
      for (const page of pages) if (page && (page as PageLife) !== from) page.receiveStorage(key, newValue);
    },
    open(url) {
      leaving();
      leave(true);
      history.load(new URL(url, ORIGIN).href, false);
      load();
    },
    follow(url) {
      leaving();
      leave(false);
      history.load(new URL(url, ORIGIN).href, true);
      load();
    },
    back: () => move(-1),
    canGoBack: () => history.canMove(-1),
    reload,
    reopen(url) {
      drop(false);
      history = createTabHistory(new URL(url, ORIGIN).href);
      session = createStorageArea();
      load();
    },
    close() {
      drop(true);
      shown = { kind: 'closed' };
    },
  };
}
