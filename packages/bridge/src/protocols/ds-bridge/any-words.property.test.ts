import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectBridge } from '../../connect.ts';
import { BridgeError } from '../../contract.ts';
import { parseHandOver } from '../../hand-over.ts';
import { handOver, openPage } from '../../open-page.test-support.ts';
import { openApp, systems, userAgents, within, type AppPage } from './open-app.test-support.ts';

// Thousands of examples.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

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

/** The data in what the native side said, where it is JSON at all. */
function dataIn(word: unknown): unknown {
  try {
    return (JSON.parse(String(word)) as { data?: unknown } | null)?.data;
  } catch {
    return undefined;
  }
}

it('whatever the native side replies, a question ends: with what the schema accepts or a BridgeError', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(replies, { minLength: 1, maxLength: 4 }), async (words) => {
      const page = openPage(userAgents.android) as AppPage;
      const said = [...words];
      Object.assign(page, { _dsbridge: { call: () => (said.length > 1 ? said.shift() : said[0]) } });
      const bridge = await connectBridge(page, { userAgent: userAgents.android });
      const result = await within(3000, bridge.getUserInfo());
      expect(vi.getTimerCount()).toBe(0);
      if (typeof result === 'string') expect(['absent', 'timeout', 'malformed']).toContain(result);
      else {
        expect(words.map((word) => read(dataIn(word)))).toContainEqual(result);
      }
      expect(() => bridge.unlogin()).not.toThrow();
    }),
  );
});

it.each(systems)(
  'whatever a method of the app answers on %s, it is what the schema makes of it',
  async (system) => {
    const { host, connect, errors } = openApp(system);
    const bridge = await connect();
    await fc.assert(
      fc.asyncProperty(answers, async (answer) => {
        host.answerGarbage(answer);
        expect(await within(100, bridge.getUserInfo())).toEqual(read(answer));
      }),
    );
    expect(errors).toEqual([]);
  },
);

it('whatever the page’s global is called with, it never throws, and calls a handler only for a call', async () => {
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
