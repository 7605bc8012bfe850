// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, type Call } from '@vip/api';
import { WECHAT_ANSWER_KEY } from '@vip/host';
import { ANONYMOUS, KNOWN, sessionOf } from './testing/index.ts';
import { settle } from './test-support/render-hook.test-support.ts';
import { orderFor, pack } from './test-support/samples.test-support.ts';
import {
  WALLET,
  backend,
  buy,
  logIn,
  mount,
  openShop,
  ordersOf,
  pay,
  select,
  selectedOf,
  openList,
} from './test-support/shop.test-support.ts';

const MIN = 60_000;

afterEach(() => void vi.useRealTimers());

/** An anonymous user has ticked the box and tapped: the login is open. */
async function atLogin() {
  const opened = await openShop({ session: ANONYMOUS });
  await buy(opened.page);
  expect(opened.page.current().login.isOpen).toBe(true);
  return opened;
}

/** The server refuses the session of user 7 when it is to make an order; `open` ends that. */
async function atExpiry() {
  const state = { hasExpired: true };
  const opened = await openShop({
    answer: backend((call) =>
      state.hasExpired ? new ApiError('unauthorized') : orderFor(call, { status: 'paid' }),
    ),
  });
  await buy(opened.page);
  expect(opened.page.current().notice).toMatchObject({ kind: 'error', error: { code: 'unauthorized' } });
  state.hasExpired = false;
  return opened;
}

describe('a tap that waits for a login', () => {
  it('is dropped when the login is closed: a later login pays nothing', async () => {
    const { page, world } = await atLogin();
    await settle(() => page.current().login.close());
    await settle(() => page.current().login.open());
    await logIn(world, page);
    expect([ordersOf(world), page.current().consent.isAsking]).toEqual([[], false]);
    await settle(() => world.become(sessionOf('8')));
    expect(ordersOf(world)).toEqual([]);
  });

  it('waits also if the form is part of the page and was shown', async () => {
    const { page, world } = await atLogin();
    await settle(() => page.current().login.shown());
    expect(page.current().login.isOpen).toBe(false);
    await logIn(world, page);
    expect(ordersOf(world)).toHaveLength(1);
  });

  it('is dropped when the page is left: a page restored from the cache pays nothing', async () => {
    const { page, world } = await atLogin();
    window.dispatchEvent(new Event('pagehide'));
    await logIn(world, page);
    expect([ordersOf(world), page.current().consent.isAsking]).toEqual([[], false]);
  });

  it('continues after a login within five minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { page, world } = await atLogin();
    vi.setSystemTime(Date.now() + 4 * MIN);
    await logIn(world, page);
    expect(page.current().login.isOpen).toBe(false);
    expect(ordersOf(world)).toMatchObject([{ id: '2', price: 16800 }]);
  });

  it.each([6, -6])('does not continue after %i minutes', async (minutes) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { page, world } = await atLogin();
    vi.setSystemTime(Date.now() + minutes * MIN);
    await logIn(world, page);
    expect(ordersOf(world)).toEqual([]);
    expect(page.current()).toMatchObject({ isBusy: false, login: { isOpen: false } });
  });

  it('continues only for the tapped package', async () => {
    const { page, world } = await atLogin();
    await select(page, '1');
    await logIn(world, page);
    expect(ordersOf(world)).toEqual([]);
  });

  it('survives a failed refresh: the buyer left the page to read the code', async () => {
    const { page, world, list } = await openList({ session: ANONYMOUS });
    await buy(page);
    const { next } = list;
    list.next = () => new ApiError('network');
    await settle(() => world.resume());
    list.next = next;
    await logIn(world, page);
    expect(ordersOf(world)).toHaveLength(1);
  });

  it('does not open the login after a logout', async () => {
    const { page, world } = await openShop({ session: ANONYMOUS });
    await settle(() => page.current().login.open());
    await settle(() => world.become(KNOWN));
    await settle(() => world.host.logout());
    expect(page.current().login.isOpen).toBe(false);
  });
});

describe('a tap whose session ended', () => {
  it.each(['without another tap', 'tapped again'])(
    'continues after a login of the same user, %s',
    async (how) => {
      const { page, world } = await atExpiry();
      await settle(() => world.host.logout());
      if (how === 'tapped again') await pay(page);
      await logIn(world, page, '7');
      expect(ordersOf(world)).toHaveLength(2);
      expect(page.went).toHaveLength(1);
    },
  );

  it('does not continue for another user, and the page shows it', async () => {
    const { page, world } = await atExpiry();
    await settle(() => world.host.logout());
    await logIn(world, page, '8');
    expect(ordersOf(world)).toHaveLength(1);
    expect(page.current().notice).toEqual({ kind: 'buyer_changed' });
  });

  it('does not continue once the notice was dismissed', async () => {
    const { page, world } = await atExpiry();
    await settle(() => page.current().dismissNotice());
    expect(page.current().notice).toBeNull();
    await settle(() => world.host.logout());
    await logIn(world, page, '7');
    expect(ordersOf(world)).toHaveLength(1);
  });

  it('does not continue when only the prices were loaded again', async () => {
    const { page, world } = await atExpiry();
    await settle(() => world.resume());
    expect(ordersOf(world)).toHaveLength(1);
    await pay(page);
    expect(ordersOf(world)).toHaveLength(2);
  });

  it('does not continue after five minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { page, world } = await atExpiry();
    vi.setSystemTime(Date.now() + 6 * MIN);
    await settle(() => world.host.logout());
    await logIn(world, page, '7');
    expect(ordersOf(world)).toHaveLength(1);
  });
});

describe('a new notice', () => {
  it('replaces an older one of the page', async () => {
    const list = { price: 16800 };
    const { page, world } = await openShop({
      answer: backend(
        () => new ApiError('network'),
        () => [pack({ id: '2', price: list.price })],
      ),
    });
    await buy(page);
    expect(page.current().notice).toMatchObject({ kind: 'error' });
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + 11 * MIN);
    list.price = 14800;
    await pay(page);
    expect(page.current().notice).toMatchObject({ kind: 'repriced', now: 14800 });
    await pay(page);
    expect(page.current().notice).toMatchObject({ kind: 'error' });
    await settle(() => page.current().dismissNotice());
    expect([page.current().notice, page.current().repriced]).toEqual([null, null]);
    expect(ordersOf(world).map(({ price }) => price)).toEqual([16800, 14800]);
  });
});

describe('after WeChat’s authorisation', () => {
  const wechat = { appid: 'wx1', authorize: 'https://open.weixin.qq.com/connect/oauth2/authorize' };

  /** Pays package 1, which is not the default, and comes back with a code. */
  async function comeBack(answer: (call: Call<unknown>) => unknown) {
    const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    const environment = { host: 'wechat', platform: 'ios' } as const;
    const { page, world } = await openShop({ answer, environment, wechat, pay: [WALLET] });
    await select(page, '1');
    await buy(page);
    expect(ordersOf(world)).toEqual([]);
    await page.unmount();
    const state = new URL(replace.mock.calls[0]?.[0] as string).searchParams.get('state');
    replace.mockRestore();
    world.host.storage.session.set(WECHAT_ANSWER_KEY, JSON.stringify({ code: 'c1', state }));
    return { world, page: await mount(world) };
  }

  it('the tap continues by itself: the page shows its package, and keeps the consent until it is withdrawn', async () => {
    const { page, world } = await comeBack(backend(() => new ApiError('network')));
    expect(selectedOf(page)?.id).toBe('1');
    expect(ordersOf(world)).toMatchObject([{ id: '1', price: 6800, code: 'c1' }]);
    expect(page.current()).toMatchObject({ notice: { kind: 'error' }, consent: { isChecked: true } });
    expect(
      page.renders.map((one) => (one.packageList.status === 'ready' ? one.packageList.selected.id : '')),
    ).not.toContain('2');
    await settle(() => page.current().consent.setChecked(false));
    expect(page.current().consent.isChecked).toBe(false);
  });

  it('a later visit in the same tab shows the default package', async () => {
    const { page, world } = await comeBack(backend(() => new ApiError('network')));
    await page.unmount();
    expect(selectedOf(await mount(world))?.id).toBe('2');
  });
});
