import { act } from 'react';
import type { Order, OrderPayload } from '@vip/api';
import { ANONYMOUS, fakeShell, order } from '@vip/checkout-react/testing';
import { frame } from '@vip/checkout-ui/testing';
import { allByRole, byRole, opened, render, shown, tap } from '@vip/ui/testing';
import { expect, test, vi } from 'vitest';
import ResultPage from './result/index.tsx';
import UpgradeUsePage from './upgrade-use/index.tsx';
// Loaded before the tests: how long a chunk takes is not tested.
import '../../shared/orders/order-calls.ts';

const UNPAID: Order = {
  ...order,
  id: '26',
  um: '-',
  resultToken: 'rt_1',
  expiresAt: new Date(Date.now() + 600_000).toISOString(),
};

/** A purchase whose wallet this device opened. */
const stored = (facts: object) => ({
  key: 'pi_1',
  intent: {
    packageId: '102',
    packageName: '年度会员',
    level: '1',
    price: 16800,
    payType: 'wechat',
    consents: [],
    user: '',
  },
  order: UNPAID,
  resultToken: 'rt_1',
  launchedAt: Date.now() - 60_000,
  startedAt: Date.now() - 61_000,
  tab: 'tab-0',
  ...facts,
});

const MAIN = {
  page: <ResultPage />,
  purchase: stored({
    family: 'main.official',
    reads: 'main',
    resultTemplate: '/result/{token}/{id}/{um}/{level}',
  }),
};
const CENTER = {
  page: <UpgradeUsePage />,
  purchase: stored({
    family: 'upgrade',
    reads: 'datacenter',
    resultTemplate: '/upgrade/use?order={id}&token={token}&um={um}&level={level}',
  }),
};

async function open(
  { page, purchase }: typeof MAIN,
  address: { params?: Record<string, string>; query?: Record<string, string> },
) {
  const went: string[] = [];
  const { host, calls } = fakeShell({ session: ANONYMOUS, answer: () => UNPAID });
  Object.assign(host, { um: 'visit' });
  host.storage.local.set('checkout.main.purchases', JSON.stringify([purchase]));
  const navigation = { params: {}, query: {}, go: (to: string) => void went.push(to), ...address };
  render(frame('theme-main', { host, navigation })(page));
  return { went, calls };
}

/** Waits for what the page does by itself, at most a second. */
const settled = (check: () => void) =>
  vi.waitFor(async () => {
    await act(async () => new Promise((done) => setTimeout(done, 5)));
    check();
  });

test.each([
  ['/result', MAIN, { params: { token: 'rt_1', id: '26', um: 'menu', level: '1' } }],
  ['/upgrade/use', CENTER, { query: { order: '26', token: 'rt_1', um: 'menu', level: '1' } }],
])('%s pays again with the attribution code of its address', async (_path, kind, address) => {
  const { calls } = await open(kind, address);
  await settled(() => expect(allByRole('dialog')).toHaveLength(1));
  await opened();
  tap(byRole('button', '重新支付'));
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body as OrderPayload);
  await settled(() => expect(sent().map(({ um }) => um)).toEqual(['menu']));
});

test.each([
  [
    '/result',
    MAIN,
    { params: { token: '{token}', id: '{id}', um: '{um}', level: '{level}' } },
    '/result/rt_1/26/-/1',
  ],
  [
    '/upgrade/use',
    CENTER,
    { query: { order: '{id}', token: '{token}', um: '{um}', level: '{level}' } },
    '/upgrade/use?order=26&token=rt_1&um=-&level=1',
  ],
  [
    '/upgrade/use without a token',
    CENTER,
    { query: { order: '{id}' } },
    '/upgrade/use?order=26&token=rt_1&um=-&level=1',
  ],
])('%s that the backend did not fill leads to the pending purchase', async (_path, kind, address, path) => {
  const { went, calls } = await open(kind, address);
  await settled(() => expect(went).toEqual([path]));
  expect(calls).toEqual([]);
});

test.each([
  ['/result', MAIN, { params: { token: '{token}', id: '{id}' } }],
  ['/upgrade/use', CENTER, { query: { order: '{id}', token: '{token}' } }],
  ['/upgrade/use without a token', CENTER, { query: { order: '{id}' } }],
])(
  '%s that the backend did not fill shows that there is no order on another device',
  async (_path, kind, address) => {
    const { went, calls } = await open({ ...kind, purchase: stored({ order: null }) }, address);
    await settled(() => expect(shown()).toContain('订单不存在'));
    expect([went, calls]).toEqual([[], []]);
  },
);
