import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getBroadcast, getOrder } from '../index.ts';
import { ApiError } from '../errors/api-error.ts';
import { fitting } from '../schema/arbitraries.test-support.ts';
import { ErrorBody, Order } from '../schema/index.ts';
import { toWire } from '../wire/index.ts';
import { clientOver } from './client.test-support.ts';

const headerValue = fc.oneof(
  fc.stringMatching(/^[\x21-\x7e]{0,20}$/),
  fc.date({ noInvalidDate: true }).map((date) => date.toUTCString()),
  fc.integer().map(String),
);
const headers = fc.dictionary(
  fc.constantFrom('date', 'retry-after', 'x-request-id', 'content-type'),
  headerValue,
);
const body = fc.oneof(
  fc.string(),
  fc.json(),
  fc.constant('{"__proto__":{"code":1},"items":[{}]}'),
  fc.constant('['.repeat(50_000)),
  fitting(Order).map((order) => JSON.stringify(toWire(order))),
  fitting(ErrorBody).map((error) => JSON.stringify(error)),
);
const thrown = fc.oneof(
  fc.anything(),
  fc.string().map((text) => new Error(text)),
);

it('any status, body and headers give a valid answer or an ApiError', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 999 }), body, headers, async (status, text, given) => {
      const { client } = clientOver(() => ({
        status,
        headers: new Headers(given),
        text: () => Promise.resolve(text),
      }));
      try {
        const order = await client.send(getOrder('1'));
        expect(status >= 200 && status < 300).toBe(true);
        expect(typeof order.id).toBe('string');
      } catch (error) {
        expect(error).toBeInstanceOf(ApiError);
        const { retryAfterS } = (error as ApiError).details;
        if (retryAfterS !== undefined) expect(retryAfterS).toBeGreaterThanOrEqual(1);
      }
      expect(Number.isFinite(client.clockOffset())).toBe(true);
    }),
  );
});

it('anything that a transport throws becomes an ApiError', async () => {
  await fc.assert(
    fc.asyncProperty(thrown, async (value) => {
      const { client } = clientOver(() => Promise.reject(value));
      await expect(client.send(getBroadcast())).rejects.toBeInstanceOf(ApiError);
    }),
  );
});
