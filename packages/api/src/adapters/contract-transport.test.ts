import { describe, expect, it } from 'vitest';
import { answer } from '../client/client.test-support.ts';
import { createClient } from '../client/create-client.ts';
import type { Call, TransportRequest } from '../client/port.ts';
import { createBrandOrder } from '../endpoints/brand/orders.ts';
import { getBrandPackages } from '../endpoints/brand/packages.ts';
import { getWelfare } from '../endpoints/brand/welfare.ts';
import { sendAdapted, type BackendConfig } from './transport.ts';
import type { WireCapabilities } from './contract-transport.ts';

const ORIGIN = 'https://vip.example.com';
const ORDER = {
  price: 16800,
  payType: 'wechat',
  client: 'wechat',
  um: '-',
  returnUrl: `${ORIGIN}/r`,
} as const;

/** The requests of honey's calls at a backend with these capabilities. */
async function requestsOf(capabilities: WireCapabilities, address = 'https://honey.example/shop/') {
  const requests: TransportRequest[] = [];
  const config: BackendConfig = {
    backends: { honey: address, main: '/api/main' },
    adapters: { honey: 'contract' },
    capabilities: { honey: capabilities },
  };
  const client = createClient({
    backends: config.backends,
    pageOrigin: ORIGIN,
    token: () => 'Bearer t',
    onUnauthorized: () => undefined,
    log: () => undefined,
    transport: (request) =>
      sendAdapted(config, ORIGIN, request, async (sent) => {
        requests.push(sent);
        return answer(404, {});
      }),
  });
  const calls: Call<unknown>[] = [
    getBrandPackages('honey', '13800000001'),
    createBrandOrder('honey', 'p365', { ...ORDER, consents: [] }, 'pi_1'),
    getWelfare('honey', '7'),
  ];
  for (const call of calls) await client.send(call).catch(() => undefined);
  return requests;
}

const orderOf = (requests: TransportRequest[]) => requests.find(({ method }) => method === 'POST')!;

describe('the key of an order', () => {
  it.each(['none', 'search'] as const)('is in no header and no field with %s', async (idempotency) => {
    const { headers, body } = orderOf(await requestsOf({ idempotency }));
    expect(Object.keys(headers).sort()).toEqual(['accept', 'authorization', 'content-type']);
    expect(body).not.toContain('pi_1');
  });

  it('is in its field of the body alone', async () => {
    const { headers, body } = orderOf(await requestsOf({ idempotency: { field: 'request_id' } }));
    expect(headers).not.toHaveProperty('idempotency-key');
    expect(JSON.parse(body!)).toMatchObject({ request_id: 'pi_1', price: 16800, pay_type: 'wechat' });
  });

  it('is the header of the contract without the setting', async () => {
    const { headers, body } = orderOf(await requestsOf({ prefix: '/v1' }));
    expect(headers).toMatchObject({ 'idempotency-key': 'pi_1' });
    expect(body).not.toContain('pi_1');
  });
});

describe('the prefix of a brand', () => {
  const pathsOf = async (prefix: string, address?: string) =>
    (await requestsOf({ prefix }, address)).map(({ url }) => url);

  it.each([
    ['/v1', 'https://honey.example/shop/v1/vip'],
    ['', 'https://honey.example/shop/vip'],
    ['/api/v2', 'https://honey.example/shop/api/v2/vip'],
  ])('is %j in place of /web', async (prefix, below) => {
    expect(await pathsOf(prefix)).toEqual([
      `${below}/packages/wechat?phone=13800000001`,
      `${below}/packages/p365/orders/official`,
      `${below}/packages/welfare?user_id=7`,
    ]);
  });

  it('is below the address of the backend, which may have the same text', async () => {
    expect((await pathsOf('/v1', '/web'))[0]).toBe(`${ORIGIN}/web/v1/vip/packages/wechat?phone=13800000001`);
  });
});
