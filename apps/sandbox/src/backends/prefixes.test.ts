import { toWire } from '@vip/api/wire';
import { expect, it } from 'vitest';
import { get, openSandbox, payload, post } from '../testing/visitor.ts';

const PREFIXES = { honey: '', tuiwen: '/v1' };

it('the calls of a brand are where the site was composed for, and nowhere else', async () => {
  const sandbox = openSandbox({ prefixes: PREFIXES });
  const status = async (path: string) => (await get(sandbox, `/api${path}`)).status;
  for (const path of ['vip/packages/wechat', 'vip/packages/welfare?user_id=10001']) {
    expect(await status(`/tuiwen/v1/${path}`)).toBe(200);
    expect(await status(`/tuiwen/web/${path}`)).toBe(404);
    expect(await status(`/honey/${path}`)).toBe(200);
    expect(await status(`/honey/web/${path}`)).toBe(404);
    expect(await status(`/youquan/web/${path}`)).toBe(200);
    expect(await status(`/youquan/v1/${path}`)).toBe(404);
  }
  expect(await status('/datacenter/web/vip/packages/wechat')).toBe(200);
});

it('an order is made there, with its key where the backend reads it', async () => {
  const sandbox = openSandbox({ prefixes: PREFIXES, keyPlaces: { honey: 'none' } });
  for (const [path, headers] of [
    ['/api/tuiwen/v1', { 'idempotency-key': 'k1' }],
    ['/api/honey', {}],
  ] as const) {
    const listed = (await (await get(sandbox, `${path}/vip/packages/wechat`)).json()) as {
      packages: { id: string; price: number }[];
    };
    const [first] = listed.packages;
    const order = await post(
      sandbox,
      `${path}/vip/packages/${first?.id ?? ''}/orders/official`,
      toWire(payload({ price: first?.price ?? 0, phone: '13800000003' })),
      headers,
    );
    expect(order.status).toBe(200);
  }
});
