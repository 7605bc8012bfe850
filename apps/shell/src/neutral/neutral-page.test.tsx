// @vitest-environment happy-dom
import { act } from 'react';
import { ANONYMOUS, fakeShell, order, year } from '@vip/checkout-react/testing';
import { frame } from '@vip/checkout-ui/testing';
import type { Seller } from '@vip/checkout-react';
import type { Navigation, RouteDeclaration, Session } from '@vip/host';
import { packSeller, type LoadableRelease, type PageData } from '@vip/release-format';
import { allByRole, render, shown } from '@vip/ui/testing';
import { expect, test, vi } from 'vitest';
import type { Releases } from '../releases/releases.ts';
import { saleOf } from './neutral-result.tsx';
import { openNeutral } from './open-neutral.tsx';
import { phaseOf } from './neutral-sale.tsx';

const support = { phone: '400-820-0004', hours: '9 点至 22 点' };
const seller: Seller = {
  company: '杭州某某科技有限公司',
  icp: '浙ICP备20260002号-1',
  support,
  apps: { lxb: '聊小白' },
  clients: ['lxb', 'lxb'],
  agreements: [{ document: '/lxbva', name: '《会员服务协议》', version: '1.2.0' }],
  consents: { lxb: { buy: [0], renew: [], login: [0] } },
  sales: [
    { scope: 'main', family: 'main', at: 'activity', result: '/result/{token}/{id}/{um}/{level}', path: '/' },
    {
      scope: 'main',
      family: 'main.official',
      at: 'main',
      result: '/result/{token}/{id}/{um}/{level}',
      path: '/userpay',
    },
    {
      scope: 'youquan',
      family: 'youquan',
      at: 'youquan',
      result: '/upgrade/use?order={id}',
      path: '/youquanwechatpay',
      by: { app: 'yqgs', appName: '友圈故事', support },
    },
  ],
};
const sale: RouteDeclaration = {
  path: '/userpay',
  title: '会员支付',
  page: './userpay',
  session: 'known',
  sells: 'main.official',
};
const result: RouteDeclaration = {
  path: '/result/:token/:id/:um/:level',
  title: '支付结果',
  page: './result',
  session: 'none',
  results: ['main', 'main.official'],
};

interface Facts {
  session?: Session;
  navigation?: Partial<Navigation>;
  /** The manifest that can still be fetched. */
  manifest?: Seller;
  why?: PageData['why'];
  activity?: { startsAt: string; endsAt: string };
}

async function open(
  route: RouteDeclaration,
  from: object | undefined,
  { session = ANONYMOUS, navigation = {}, manifest, activity, why = 'live' }: Facts = {},
) {
  const answer = (call: { path: string }) =>
    call.path.includes('packages')
      ? { packages: [year], ...activity }
      : { ...order, status: 'paid' as const };
  const shell = fakeShell({ session, answer });
  const release = { seller: from } as unknown as LoadableRelease;
  const track = vi.fn();
  const openReleases = async () =>
    ({
      stopPins: vi.fn(),
      async full() {
        if (!manifest) throw new Error('404');
        return Object.assign(release, { seller: manifest });
      },
    }) as unknown as Releases;
  const neutral = await openNeutral(route, {
    page: { release, why },
    lazy: { open: openReleases },
    leave: async () => true,
    result: () => null,
    host: { ...shell.host, track },
  });
  render(frame('theme-neutral', { host: shell.host, navigation })(neutral?.(<p>failure</p>)));
  await act(async () => new Promise((done) => setTimeout(done, 20)));
  return { neutral, track, ...shell };
}

test('a route of a broken release is sold with the data of the HTML, and operators see it', async () => {
  const { track, calls } = await open(sale, seller);
  expect(shown()).toContain('当前为简洁版，价格与权益不变');
  expect(shown()).toContain('聊小白开通会员');
  expect(allByRole('radio', /^年度会员/)).toHaveLength(1);
  expect(calls.map(({ path }) => path)).toEqual(['/v1/vip/packages/wechat?phone=']);
  expect(track).toHaveBeenCalledExactlyOnceWith('neutral_page', { page: 'sale' });
});

test('there is no page for a preview, which has to show that its release is broken', async () => {
  const { neutral } = await open(sale, seller, { why: 'override' });
  expect(neutral).toBeNull();
});

test('the data of the HTML are packed', async () => {
  await open(sale, packSeller(seller));
  expect(allByRole('radio', /^年度会员/)).toHaveLength(1);
});

test.each<[string, object | undefined]>([
  ['no data, as an older release has none', undefined],
  ['malformed data', { ...seller, sales: null }],
])('there is no page with %s', async (_, from) => {
  const { neutral, track } = await open(sale, from);
  expect(neutral).toBeNull();
  expect(track).not.toHaveBeenCalled();
});

test.each<[string, object, Facts]>([
  ['a brand without agreements', { ...seller, consents: {} }, {}],
  ['a family that the data does not have', { ...seller, sales: [] }, {}],
  [
    'an app that only the manifest has',
    { ...seller, isPart: true },
    { navigation: { query: { app: 'la' } } },
  ],
  [
    'the app of a client type that only the manifest has',
    { ...seller, isPart: true },
    { session: { ...ANONYMOUS, clientType: 3 } },
  ],
])('nothing is sold for %s', async (_, from, facts) => {
  await open(sale, from, facts);
  expect(shown()).toBe('failure');
});

test('an app of the manifest is sold if that can be fetched', async () => {
  const manifest = {
    ...seller,
    apps: { ...seller.apps, la: '聊伴' },
    consents: { ...seller.consents, la: { buy: [0], renew: [], login: [0] } },
  };
  await open(sale, { ...seller, isPart: true }, { manifest, navigation: { query: { app: 'la' } } });
  expect(shown()).toContain('聊伴开通会员');
});

test.each([
  [-60_000, 60_000, 1],
  [-60_000, -1000, 0],
  [1000, 60_000, 0],
])('an activity that starts in %s ms and ends in %s ms has %s packages to buy', async (start, end, count) => {
  const at = (ms: number) => new Date(Date.now() + ms).toISOString();
  const activity = { startsAt: at(start), endsAt: at(end) };
  await open({ ...sale, path: '/acpay', sells: 'main', isTimed: true }, seller, { activity });
  expect(allByRole('radio', /^年度会员/)).toHaveLength(count);
  expect(allByRole('link', '查看会员套餐')).toHaveLength(1 - count);
});

test('a paid order is shown', async () => {
  const params = { token: 'rt_1', id: order.id, um: '-', level: '1' };
  const { track } = await open(result, seller, { navigation: { params } });
  expect(allByRole('heading', '支付成功')).toHaveLength(1);
  // Not a failure beside it: the payment is what the buyer asks about.
  expect(shown()).not.toContain('页面加载失败');
  expect(track).toHaveBeenCalledExactlyOnceWith('neutral_page', { page: 'result' });
});

test('an order belongs to the brand in its address, to the family of its purchase, or else to the first one', () => {
  const values = new Map<string, string>();
  const memory = {
    get: (key: string) => values.get(key) ?? null,
    set: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  };
  const storage = { local: memory, session: memory };
  const families = ['main', 'main.official', 'youquan'];
  const found = (brand?: string) => saleOf(seller, families, { id: '9', brand }, storage)?.sale.family;
  expect([found('youquan'), found('other'), found()]).toEqual(['youquan', 'main', 'main']);
});

test.each([
  ['2026-03-18T10:00:00+08:00', '2026-03-18T11:00:00+08:00', 'open'],
  ['2026-03-18T10:31:00+08:00', '2026-03-18T11:00:00+08:00', 'coming'],
  ['2026-03-18T09:00:00+08:00', '2026-03-18T10:30:00+08:00', 'over'],
])('an activity from %s to %s is %s at half past ten', (startsAt, endsAt, phase) => {
  expect(phaseOf({ startsAt, endsAt }, Date.parse('2026-03-18T10:30:00+08:00'))).toBe(phase);
});
