import { createOfficialOrder, createOrder, getActivity, getBroadcast, getOrder } from '@vip/api';
import { expect } from 'vitest';
import { wholeState } from './control/whole-state.ts';
import {
  ask,
  get,
  inCashier,
  it,
  linesOf,
  openSandbox,
  orderYear,
  payload,
  post,
  send,
  session,
  tradeOf,
} from './testing/visitor.ts';

it('leads from the activity through the cashier to a paid order', async ({ sandbox }) => {
  const token = await session(sandbox);
  const activity = await ask(sandbox, getActivity(1), token);
  const chosen = activity.packages.find(({ isDefault }) => isDefault)!;
  const order = await ask(sandbox, createOrder(chosen.id, payload({ price: chosen.price }), 'key-1'), token);
  expect(order).toMatchObject({ status: 'created', amount: 16800, number: '26112110240001' });
  if (order.pay?.kind !== 'h5') throw new Error('expected an H5 address');

  const { pathname, search } = new URL(order.pay.url);
  const page = await get(sandbox, pathname + search, { referer: 'http://localhost:4173/' });
  expect(await page.text()).toContain('<h1>收银台</h1>');
  expect((await ask(sandbox, getOrder(order.id), token)).status).toBe('paying');

  const left = await inCashier(sandbox, tradeOf(order), 'pay');
  expect(await left.text()).toContain('result: "ok"');
  const paid = await ask(sandbox, getOrder(order.id, order.resultToken ?? ''));
  expect(paid).toMatchObject({ status: 'paid', resultToken: null, pay: null, um: 'gzh01' });
  expect(paid.memberUntil).toBe('2027-11-21T10:24:00.000+08:00');
  expect(linesOf(sandbox, order.id)).toEqual(['charge']);
});

it('grants the membership and broadcasts the purchase', async ({ sandbox }) => {
  const token = await session(sandbox);
  const order = await ask(sandbox, createOfficialOrder('13', payload({ price: 3200 }), 'key-1'), token);
  await inCashier(sandbox, tradeOf(order), 'pay');
  const again = await post(sandbox, '/__sandbox/session', {});
  expect(await again.json()).toMatchObject({ user: { membership: { level: '1', name: '标准会员' } } });
  const { items } = await ask(sandbox, getBroadcast());
  expect(items[0]).toMatchObject({ nickname: '江**', packageName: '月度会员' });
});

it('creates the account of an unknown phone when its order is paid', async ({ sandbox }) => {
  const order = await orderYear(sandbox, { phone: '13911112222' }, 'key-1');
  await inCashier(sandbox, tradeOf(order), 'pay');
  const { users } = await wholeState(sandbox.world);
  expect(users.find(({ phone }) => phone === '13911112222')?.membership).toMatchObject({ level: '1' });
});

it('refuses a package that this backend does not sell', async () => {
  const { status } = await send(openSandbox(), createOfficialOrder('21', payload(), 'key-1'));
  expect(status).toBe(404);
});
