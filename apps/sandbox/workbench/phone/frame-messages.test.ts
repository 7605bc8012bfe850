import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readFrameMessage } from './frame-messages.ts';

const entry = { at: 1, direction: 'page_to_native', kind: 'call', name: 'pay', data: null };

it.each([
  { type: 'sandbox-document', at: 1, address: '/', title: '' },
  { type: 'sandbox-address', address: '/result/-/1/-/1', title: '支付结果' },
  { type: 'sandbox-bridge', entry },
  { type: 'sandbox-app', handOver: { version: '5' } },
  { type: 'sandbox-question', question: { id: '1-1', at: 1, name: 'pay', data: {} } },
  { type: 'sandbox-pushed', id: '1', answer: true },
  { type: 'sandbox-file', at: 1, ms: 2, path: '/r/main/1/main.js', status: 200 },
])('reads $type', (message) => {
  expect(readFrameMessage(message)).toEqual(message);
});

it('refuses everything else without throwing', () => {
  fc.assert(fc.property(fc.anything(), (data) => readFrameMessage(data) === null));
  const type = fc.constantFrom(
    ...(['sandbox-document', 'sandbox-address', 'sandbox-bridge', 'sandbox-file'] as const),
    ...(['sandbox-app', 'sandbox-question', 'sandbox-pushed'] as const),
  );
  fc.assert(
    fc.property(type, fc.anything(), (name, inside) => {
      expect(
        readFrameMessage({ type: name, entry: inside, path: inside, address: inside, question: inside }),
      ).toBeNull();
    }),
  );
});
