import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { connectBridge } from '../../connect.ts';
import { BridgeError } from '../../contract.ts';
import { parseHandOver } from '../../native-bridge.ts';
import { handOver, openPage, soon, useFakeTimers } from '../../open-page.test-support.ts';
import { openApp, userAgents, type AppPage } from './open-app.test-support.ts';

// Thousands of examples.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

useFakeTimers();

/** What the schema makes of an answer: the only thing that a question may come to, besides a refusal. */
function read(answer: unknown): unknown {
  try {
    return parseHandOver(answer);
  } catch (error) {
    return error instanceof BridgeError ? error.code : error;
  }
}

const answers = fc.oneof(
  fc.constantFrom<unknown>(handOver, JSON.stringify(handOver), { ...handOver, usertoken: 5 }),
  fc.jsonValue(),
);

/** Replies of the native side: text of the protocol, other JSON, and no JSON at all. */
const replies = fc.oneof(
  fc
    .record({ code: fc.constantFrom<unknown>(0, -1, '0', null), data: answers })
    .map((reply) => JSON.stringify(reply)),
  fc.constantFrom(
    '{"code":0,"data":true}',
    '{"code":0,"data":false}',
    '{"code":0,"data":1}',
    '{"code":0,"data":0}',
  ),
  fc.json(),
  fc.string(),
  fc.constantFrom<unknown>(null, undefined, 5, {}),
);

/** The data of a reply, if it is JSON. */
function dataIn(reply: unknown): unknown {
  try {
    return (JSON.parse(String(reply)) as { data?: unknown } | null)?.data;
  } catch {
    return undefined;
  }
}

it('any reply ends a call: with a value that the schema accepts or a BridgeError', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(replies, { minLength: 1, maxLength: 4 }), async (given) => {
      const page = openPage(userAgents.android) as AppPage;
      const queue = [...given];
      Object.assign(page, { _dsbridge: { call: () => (queue.length > 1 ? queue.shift() : queue[0]) } });
      const bridge = await connectBridge(page, { userAgent: userAgents.android });
      const result = await soon(bridge.getUserInfo(), 3000);
      expect(vi.getTimerCount()).toBe(0);
      if (typeof result === 'string') expect(['absent', 'timeout', 'malformed']).toContain(result);
      else {
        expect(given.map((reply) => read(dataIn(reply)))).toContainEqual(result);
      }
      expect(() => bridge.unlogin()).not.toThrow();
    }),
  );
});

it('the page’s global never throws, and calls a handler only for a valid call', async () => {
  const { page, connect } = openApp('android');
  const bridge = await connect();
  const onBack = vi.fn((_data: unknown) => true);
  bridge.register('onBack', onBack);
  await vi.advanceTimersByTimeAsync(10);

  const message = fc.record(
    {
      method: fc.oneof(
        fc.constantFrom('onBack', 'a.onBack', '_hasJavascriptMethod'),
        fc.string(),
        fc.anything(),
      ),
      callbackId: fc.oneof(fc.nat(), fc.anything()),
      data: fc.oneof(
        fc.json(),
        fc.array(fc.jsonValue()).map((given) => JSON.stringify(given)),
        fc.anything(),
      ),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(message, fc.anything(), fc.json(), fc.string()), (given) => {
      onBack.mockClear();
      page._handleMessageFromNative(given);
      if (onBack.mock.calls.length === 0) return;
      const { method, data } = given as { method: unknown; data: string };
      expect(method).toBe('onBack');
      expect(onBack).toHaveBeenCalledExactlyOnceWith((JSON.parse(data) as unknown[])[0]);
    }),
    { numRuns: 1000 },
  );
});
