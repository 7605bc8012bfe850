import type { Call, MembershipPackage, OrderPayload, User } from '@vip/api';
import type { Host } from '@vip/host';
import { createQueries } from '@vip/host/queries';
import type { PurchasePage, PurchaseSetup } from '../contract.ts';
import { usePurchasePage } from '../use-purchase-page.ts';
import { fakeShell, type FakeShell } from '../testing/index.ts';
import { rememberPhone } from '../use-sms-login.ts';
import { renderHook, settle, type HookOptions } from './render-hook.test-support.ts';
import { orderFor, pack, setup as testSetup } from './samples.test-support.ts';
// Loaded before the test: how long a chunk takes is not tested.
import '../machine.ts';

/** Packages 1 and 2; 2 is the default. */
export const shop = [pack({ id: '1', price: 6800 }), pack({ id: '2', isDefault: true })];

type Answer = (call: Call<unknown>) => unknown;

/** A backend that sells `packages` and pays every order at once, by default. */
export const backend =
  (orders: Answer = (call) => orderFor(call, { status: 'paid' }), packages: Answer = () => shop): Answer =>
  async (call) => {
    if (!call.path.startsWith('/packages')) return orders(call);
    const list = await packages(call);
    return Array.isArray(list) ? { packages: list as MembershipPackage[] } : list;
  };

export const WALLET = 'https://wx.tenpay.com';

type ShopOptions = Partial<Parameters<typeof fakeShell>[0]> &
  HookOptions & {
    setup?: PurchaseSetup;
    /** Something that earlier visits left. */
    before?: (host: Host) => void;
  };

/** A purchase page over a fake host. */
export async function openShop({ setup = testSetup, query = {}, before, ...options }: ShopOptions = {}) {
  const world = fakeShell({ answer: backend(), pay: [WALLET], ...options });
  before?.(world.host);
  return { world, page: await show(world, setup, query) };
}

/** The page in the document of `world`: also one that was left in it. */
export const show = (world: FakeShell, setup: PurchaseSetup = testSetup, query: HookOptions['query'] = {}) =>
  renderHook(world, () => usePurchasePage(setup), { query });

/** The page in a new document, in a host that has a past: after a reload, or beside another tab. */
export function mount(world: FakeShell, setup?: PurchaseSetup, query?: HookOptions['query']) {
  const { api, session } = world.host;
  return show({ ...world, host: { ...world.host, openQuery: createQueries(api, session) } }, setup, query);
}

interface Shown {
  current(): PurchasePage;
}

/** Ticks the box. */
export const tick = (page: Shown) => settle(() => page.current().consent.setChecked(true));
/** Taps on pay. */
export const pay = (page: Shown) => settle(() => page.current().pay());
/** Ticks the box and taps on pay. */
export async function buy(page: Shown): Promise<void> {
  await tick(page);
  await pay(page);
}
/** Chooses a package. */
export const select = (page: Shown, id: string) =>
  settle(() => {
    const { packageList } = page.current();
    if (packageList.status === 'ready') packageList.select(id);
  });
export const selectedOf = (page: Shown) => {
  const { packageList } = page.current();
  return packageList.status === 'ready' ? packageList.selected : null;
};

/** A shop whose package list is whatever `list.next` returns at the time of the request. */
export async function openList(options: ShopOptions = {}) {
  const list = { next: (): unknown => [pack({ id: '2' })] };
  const opened = await openShop({ answer: backend(undefined, () => list.next()), ...options });
  return { ...opened, list };
}

/** The same with the box ticked, prices being loaded again, and a tap that waits for them. */
export async function openWaitingTap(options: ShopOptions = {}) {
  const opened = await openList(options);
  const answer = later();
  await tick(opened.page);
  opened.list.next = () => answer.promise;
  await settle(() => opened.world.resume());
  await pay(opened.page);
  const give = (value: unknown) => {
    opened.list.next = () => value;
    return settle(() => answer.give(value));
  };
  return { ...opened, give };
}

/** What the login form does when it succeeds. */
export const logIn = (world: FakeShell, page: Shown, id = '7') =>
  settle(() => {
    world.host.login(`sms-${id}`, { id, nickname: '', avatar: '' } as User);
    rememberPhone(world.host, '13800000001');
    page.current().login.onLogin();
  });

/** Requests that make an order. */
export const ordersOf = ({ calls }: Pick<FakeShell, 'calls'>) =>
  calls
    .filter(({ path }) => path.startsWith('/orders/'))
    .map(({ path, body }) => ({ id: path.split('/').pop(), ...(body as OrderPayload) }));
/** Documents of tracked consent events. */
export const consentsOf = ({ tracked }: Pick<FakeShell, 'tracked'>) =>
  tracked.filter(({ name }) => name === 'consent').map(({ props }) => props);

/** A value that is given later. */
export function later<T = unknown>() {
  let give: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    give = resolve;
  });
  return { promise, give };
}
