import * as v from 'valibot';
import { test } from 'vitest';
import { createOfficialOrder, type Call } from '@vip/api';
import { filledPath } from '@vip/api/client';
import type { Order, OrderPayload } from '@vip/api/schema';
import { fromWire, toWire } from '@vip/api/wire';
import { wholeState } from '../control/whole-state.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from '../sandbox.ts';
import { ledger, type LedgerRow } from '../orders/payment-notices.ts';

export const ORIGIN = 'http://localhost:4173';
/** 2026-11-21 10:24 in China. */
export const START = Date.parse('2026-11-21T10:24:00+08:00');

/** A sandbox in memory with a stopped clock, which throws what it would otherwise log. */
export function openSandbox(options: SandboxOptions = {}): Sandbox {
  return createSandbox({
    realNow: () => START,
    wait: () => Promise.resolve(),
    logError: (message) => {
      throw new Error(message);
    },
    ...options,
  });
}

/** Tests with a sandbox of their own. */
export const it = test.extend('sandbox', () => openSandbox());

interface Sent<T> {
  status: number;
  headers: Headers;
  /** In inside names. */
  body: T;
}

/** Requests an address of the sandbox. */
export const get = async (
  sandbox: Sandbox,
  path: string,
  headers: Record<string, string> = {},
): Promise<Response> => sandbox.app.request(`${ORIGIN}${path}`, { headers });

/** Posts JSON. */
export const post = async (
  sandbox: Sandbox,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> =>
  sandbox.app.request(`${ORIGIN}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Posts a form and returns the page. */
export const postForm = async (
  sandbox: Sandbox,
  path: string,
  fields: Record<string, string>,
): Promise<Response> =>
  sandbox.app.request(`${ORIGIN}${path}`, { method: 'POST', body: new URLSearchParams(fields) });

/** Sends a call as the api client does, without checking the answer. */
export async function send<T>(sandbox: Sandbox, call: Call<T>, token?: string): Promise<Sent<unknown>> {
  const bearer = typeof call.auth === 'object' ? call.auth.resultToken : call.auth === 'none' ? null : token;
  const response = await sandbox.app.request(`${ORIGIN}/api/${call.backend}${filledPath(call)}`, {
    method: call.method,
    headers: {
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...(call.idempotencyKey && { 'idempotency-key': call.idempotencyKey }),
    },
    ...(call.body !== undefined && { body: JSON.stringify(toWire(call.body)) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: fromWire(JSON.parse(text)) };
}

/** Sends a call that must succeed and fit its schema. */
export async function ask<T>(sandbox: Sandbox, call: Call<T>, token?: string): Promise<T> {
  const { status, body } = await send(sandbox, call, token);
  if (status !== 200) throw new Error(`${call.method} ${call.path}: ${status} ${JSON.stringify(body)}`);
  return v.parse(call.answer, body);
}

/** The latest SMS code of a phone. */
export const smsCodeOf = async ({ world }: Sandbox, phone: string): Promise<string> =>
  (await wholeState(world)).sms.find((sms) => sms.phone === phone)?.code ?? '';

/** A session of a seeded account. */
export async function session(sandbox: Sandbox, account?: string): Promise<string> {
  const response = await post(sandbox, '/__sandbox/session', account ? { account } : {});
  const { token } = v.parse(v.object({ token: v.string() }), await response.json());
  return token;
}

/** Within delivery. */
export const ADDRESS = {
  name: '江晚舟',
  phone: '13800000001',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  street: '文三路 88 号',
};

/** The price is that of a year at main, outside the activity. */
export const payload = (more: Partial<OrderPayload> = {}): OrderPayload => ({
  price: 19800,
  payType: 'wechat',
  client: 'browser',
  um: 'gzh01',
  returnUrl: '/result/{token}/{id}/{um}/{level}',
  consents: [{ document: '/lxbva', version: '3.2' }],
  ...more,
});

/** Orders a year at main. */
export const orderYear = (
  sandbox: Sandbox,
  more: Partial<OrderPayload> = {},
  key = 'key',
  token?: string,
): Promise<Order> => ask(sandbox, createOfficialOrder('12', payload(more), key), token);

/** The trade that an order's instruction is about. */
export function tradeOf(order: Order): string {
  const { pay } = order;
  switch (pay?.kind) {
    case 'h5':
      return new URL(pay.url).searchParams.get('prepay_id') ?? '';
    case 'jsapi':
      return (pay.params['package'] ?? '').replace('prepay_id=', '');
    case 'alipay_trade':
      return pay.tradeNo;
    case 'bridge':
      return pay.params['trade'] ?? '';
    case 'alipay_form': {
      const biz: unknown = JSON.parse(pay.fields['biz_content'] ?? '{}');
      return v.parse(v.object({ passback_params: v.string() }), biz).passback_params;
    }
    default:
      throw new Error(`order ${order.id} cannot be paid`);
  }
}

/** Chooses a result in the cashier's sheet. */
export const inCashier = (
  sandbox: Sandbox,
  trade: string,
  choice: string,
  seconds = '20',
): Promise<Response> =>
  postForm(sandbox, '/cashier/choice', { trade, choice, seconds, as: 'sheet', return_to: '' });

/** The ledger's lines of one order, as `charge`, `refund` … */
export const linesOf = (sandbox: Sandbox, orderId: string): LedgerRow['kind'][] =>
  ledger(sandbox.world)
    .filter((line) => line.order_id === orderId)
    .map(({ kind }) => kind);

/** Moves the clock to `ms` after the start. */
export const setTime = (sandbox: Sandbox, ms: number): void => sandbox.world.clock.setOffset(ms);
