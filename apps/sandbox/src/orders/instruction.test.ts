import { createOfficialOrder } from '@vip/api';
import type { PayType } from '@vip/api/schema';
import { expect } from 'vitest';
import { ask, it, openSandbox, orderYear, payload, send } from '../testing/visitor.ts';

it.each<[PayType, string, string]>([
  ['wechat', 'wechat', 'jsapi'],
  ['wechat', 'browser', 'h5'],
  ['wechat', 'alipay', 'h5'],
  ['wechat', 'app', 'bridge'],
  ['alipay', 'alipay', 'alipay_trade'],
  ['alipay', 'qq', 'alipay_form'],
  ['alipay', 'wechat', 'alipay_form'],
  ['alipay', 'app', 'bridge'],
])('instructs %s in %s by %s', async (payType, client, kind) => {
  const order = await ask(openSandbox(), createOfficialOrder('12', payload({ payType, client }), 'key'));
  expect(order.pay?.kind).toBe(kind);
});

it('fills the return address for the requesting page', async ({ sandbox }) => {
  const order = await orderYear(sandbox, { um: '', payType: 'wechat' });
  if (order.pay?.kind !== 'h5') throw new Error('expected an H5 address');
  expect(new URL(order.pay.url).searchParams.get('redirect_url')).toBe(
    `http://localhost:4173/result/${order.resultToken}/${order.id}/-/1`,
  );
});

it.each([
  'https://example.com/result/{token}',
  '//example.com/{token}',
  '/\\example.com/{token}',
  'javascript:alert(1)//{token}',
  'http://localhost:4173.example.com/{token}',
])('refuses to return to %s', async (returnUrl) => {
  const { status, body } = await send(
    openSandbox(),
    createOfficialOrder('12', payload({ returnUrl }), 'key'),
  );
  expect(status).toBe(422);
  expect(body).toMatchObject({ fields: { return_url: '返回地址不在本站' } });
});

it('also returns to the other name of this machine', async () => {
  const returnUrl = 'http://127.0.0.1:4173/result/{token}/{id}/{um}/{level}';
  const order = await ask(openSandbox(), createOfficialOrder('12', payload({ returnUrl }), 'key'));
  expect(JSON.stringify(order.pay)).toContain(encodeURIComponent('http://127.0.0.1:4173/result/'));
});
