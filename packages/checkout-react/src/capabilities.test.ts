// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, type Call } from '@vip/api';
import type { OrderCalls } from './contract.ts';
import { ownBackendOrders } from './own-backend-orders.ts';
import { fakeShell } from './testing/index.ts';
import { checkoutPorts } from './ports.ts';
import { noticeText, pendingText } from './view/notice-text.ts';
import { buy, openShop, backend, mount, ordersOf, pay } from './test-support/shop.test-support.ts';
import { renderHook, settle } from './test-support/render-hook.test-support.ts';
import { order, setup } from './test-support/samples.test-support.ts';
import { useResult } from './use-result.ts';
import { useSmsLogin } from './use-sms-login.ts';

/** Half past two in Beijing. */
const NOW = Date.parse('2026-11-23T14:30:00+08:00');
beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

type Capabilities = NonNullable<Parameters<typeof fakeShell>[0]['capabilities']>;
const WITHOUT_KEYS: Capabilities = { main: { idempotency: 'none', orderValidS: 1800 } };

const ordersOfMain: OrderCalls = { createOrder: setup.orders as never };
const abilities = (capabilities: Capabilities, calls: OrderCalls, reads: 'main' | 'datacenter' = 'main') => {
  const { host } = fakeShell({ capabilities, answer: () => null });
  return checkoutPorts(host, { ...setup, reads }, calls, host.session.get).capabilities;
};

it.each<[string, Capabilities, object]>([
  ['nothing is set', {}, { hasKeys: true, paysAgain: true }],
  ['another backend has no keys', { honey: { idempotency: 'none' } }, { hasKeys: true, paysAgain: true }],
  ['the key is in a field', { main: { idempotency: { field: 'k' } } }, { hasKeys: true, paysAgain: true }],
  ['the adapter searches', { main: { idempotency: 'search' } }, { hasKeys: true, paysAgain: true }],
  // Paying again would make another order.
  [
    'there are no keys',
    { main: { idempotency: 'none' } },
    { hasKeys: false, paysAgain: false, validMs: 7200_000 },
  ],
  ['paying again needs a new order', { main: { payAgain: 'new' } }, { hasKeys: true, paysAgain: false }],
])('what orders of main can do if %s', (_, capabilities, expected) => {
  expect(abilities(capabilities, ordersOfMain)).toMatchObject(expected);
});

it('a brand’s backend makes the order, and the data center has it paid again', () => {
  const of = (capabilities: Capabilities) => abilities(capabilities, ownBackendOrders('honey'), 'datacenter');
  expect(of({ honey: { idempotency: 'none', orderValidS: 900 } })).toEqual({
    hasKeys: false,
    paysAgain: true,
    validMs: 900_000,
  });
  expect(of({ datacenter: { payAgain: 'new', idempotency: 'none' } })).toMatchObject({
    hasKeys: true,
    paysAgain: false,
  });
});

it('a lost answer without keys says from when on one may order again, also after a reload', async () => {
  const lost = () => new ApiError('timeout');
  const { world, page } = await openShop({ capabilities: WITHOUT_KEYS, answer: backend(lost) });
  await buy(page);
  expect(noticeText(page.current().notice!)).toBe(
    '上次下单未收到结果，为避免重复支付，请在 15:01 之后重新下单',
  );
  expect(page.current().isBusy).toBe(false);
  await page.unmount();

  const again = await mount(world);
  expect(pendingText(again.current().pending!)).toEqual({
    heading: '下单结果待确认',
    facts: ['年度会员 ', '¥168.00 '],
    note: ['为避免重复支付，', '15:01 之后可重新下单'],
    resume: null,
    dismiss: '知道了',
  });
  await settle(() => again.current().resume());
  await buy(again);
  expect(ordersOf(world)).toHaveLength(1);

  vi.setSystemTime(NOW + 1840_000);
  await settle(() => world.resume());
  expect(pendingText(again.current().pending!)).toMatchObject({
    note: ['若会员仍未到账，', '可重新下单'],
    resume: '重新下单',
  });
  await pay(again);
  expect(noticeText(again.current().notice!)).toBe(
    '上次下单未收到结果，请先确认会员尚未到账，再点一次将重新下单',
  );
  // The second half of a double tap.
  await pay(again);
  expect(ordersOf(world)).toHaveLength(1);
  vi.setSystemTime(NOW + 1841_000);
  await pay(again);
  expect(ordersOf(world)).toHaveLength(2);
});

it('with keys the same lost answer is asked for again by the next tap', async () => {
  const lost = () => new ApiError('timeout');
  const { world, page } = await openShop({ answer: backend(lost) });
  await buy(page);
  expect(page.current().notice).toMatchObject({ kind: 'error' });
  await pay(page);
  expect(ordersOf(world)).toHaveLength(2);
});

it('a result page reads an open order in place of paying it again, and says when it closes', async () => {
  const calls: Call<unknown>[] = [];
  const world = fakeShell({
    capabilities: { main: { payAgain: 'new' } },
    answer(call) {
      calls.push(call);
      return order({ pay: null, expiresAt: '2026-11-23T14:45:00+08:00' });
    },
  });
  const page = await renderHook(world, () => useResult(setup, { id: 'o1', resultToken: 'rt' }));
  const { view } = page.current();
  // Also where another device has made the order.
  expect(view).toMatchObject({ status: 'confirming', payAgain: expect.any(Function) });
  await settle(() => 'payAgain' in view && view.payAgain?.());
  expect(noticeText(page.current().notice!)).toBe('该订单暂时无法再次支付，请在 14:45 之后重新下单');
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  expect(noticeText({ kind: 'unclosed', closesAt: null })).toBe(
    '该订单暂时无法再次支付，请在订单关闭之后重新下单',
  );
});

it('an SMS code may be requested again after the configured time, else after that of the answer', async () => {
  const waitOf = async (capabilities: Capabilities) => {
    const world = fakeShell({ capabilities, answer: () => ({ resendAfterS: 60 }) });
    const form = await renderHook(world, () => useSmsLogin({ agreements: [], onLogin: () => undefined }));
    await settle(() => form.current().setPhone('13800000001'));
    await settle(() => form.current().sendCode());
    return form.current().resendInS;
  };
  expect(await waitOf({ main: { smsResendS: 90 } })).toBe(90);
  expect(await waitOf({ honey: { smsResendS: 90 } })).toBe(60);
  expect(await waitOf({})).toBe(60);
});
