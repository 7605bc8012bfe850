import fs from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { errorText, isApiError, type Call } from '@vip/api';
import { refuseOrders } from './create-api.ts';

interface Operation {
  responses?: Record<string, { content?: Record<string, { schema?: { $ref?: string } }> }>;
}
const file = new URL('../../../../packages/api/openapi.json', import.meta.url);
const { paths } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};
const answers = ({ responses }: Operation) =>
  responses?.['200']?.content?.['application/json']?.schema?.$ref ?? '';

/** Every call of the contract. A POST that is answered with an order creates or pays it. */
const calls = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, operation]) => operation.responses)
    .map(([method, operation]) => ({
      method: method.toUpperCase() as 'GET' | 'POST',
      path: path.replace(/\{\w+\}/g, '7'),
      isOrder: method === 'post' && answers(operation).endsWith('/Order'),
    })),
);
const orders = calls.filter(({ isOrder }) => isOrder);

describe('the client of a preview without allowPay', () => {
  const send = vi.fn(async () => 'sent');
  const client = refuseOrders({ send, clockOffset: () => 7 } as never);
  const sent = (call: object) => client.send({ backend: 'main', ...call } as Call<unknown>);

  it('is tested with orders and with other calls', () => {
    expect(orders.length).toBeGreaterThan(4);
    expect(calls.length).toBeGreaterThan(orders.length);
  });

  it.each(orders)('refuses $method $path, in words that pages show', async ({ method, path }) => {
    const error = await sent({ method, path }).catch((reason: unknown) => reason);
    expect(isApiError(error) && errorText(error)).toBe('预览版本不能支付');
    expect(send).not.toHaveBeenCalled();
  });

  it.each([
    ['has the key of an order', { method: 'POST', path: '/web/new', idempotencyKey: 'k' }],
    ['starts a payment', { method: 'POST', path: '/web/gift/7/to_pay' }],
  ])('refuses whatever %s', async (_, call) => {
    await expect(sent(call)).rejects.toMatchObject({ name: 'ApiError' });
  });

  it.each(calls.filter(({ isOrder }) => !isOrder))('sends $method $path', async ({ method, path }) => {
    expect(await sent({ method, path })).toBe('sent');
  });

  it("has the server's clock", () => expect(client.clockOffset()).toBe(7));
});
