import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { androidApp, openPage, type Page } from '../open-page.test-support.ts';
import { openPageReceiver, type PageGlobal, type PageReceiver } from './page-receiver.ts';

const receive = (page: Page, message: unknown): void =>
  (page.sisterBridgePage as PageGlobal).receive(message);

function opened(): { page: Page; receiver: PageReceiver; sendAnswer: ReturnType<typeof vi.fn> } {
  const page = openPage(androidApp);
  const sendAnswer = vi.fn();
  return { page, receiver: openPageReceiver(page, sendAnswer), sendAnswer };
}

/** Sends a call and returns its id. */
function asked(receiver: PageReceiver, answered: (answer: unknown) => void): string {
  let sent = '';
  receiver.ask(({ id }) => (sent = id), answered, vi.fn());
  return sent;
}

it('a call that cannot be sent is refused, and its answer is ignored', () => {
  const { page, receiver } = opened();
  const answered = vi.fn();
  const refused = vi.fn();
  let id = '';
  receiver.ask(
    (sending) => {
      id = sending.id;
      throw new Error('gone');
    },
    answered,
    refused,
  );
  receive(page, { id, answer: 1 });
  expect(refused).toHaveBeenCalledTimes(1);
  expect(answered).not.toHaveBeenCalled();
});

it('a call without an id gets no answer, and an answer that cannot be sent is ignored', () => {
  const { page, receiver, sendAnswer } = opened();
  const received = vi.fn();
  receiver.listen('onResume', (data, reply) => {
    received(data);
    reply(true);
  });
  receive(page, { name: 'onResume', data: 1 });
  expect(sendAnswer).not.toHaveBeenCalled();
  sendAnswer.mockImplementation(() => {
    throw new Error('gone');
  });
  receive(page, { call: 'app_1', name: 'onResume', data: 2 });
  expect(received.mock.calls).toEqual([[1], [2]]);
});

it('two receivers on one page each get their answers', () => {
  const { page, receiver } = opened();
  const kept = page.sisterBridgePage as PageGlobal;
  const first = vi.fn();
  const second = vi.fn();
  const toFirst = asked(receiver, first);
  const toSecond = asked(openPageReceiver(page, vi.fn()), second);
  kept.receive({ id: toFirst, answer: 1 });
  kept.receive({ id: toSecond, answer: 2 });
  expect(first).toHaveBeenCalledExactlyOnceWith(1);
  expect(second).toHaveBeenCalledExactlyOnceWith(2);
});

it.each([null, 5, 'text', { receive: 'text' }])('replaces an unusable %j', (known) => {
  const page = openPage(androidApp);
  Object.assign(page, { sisterBridgePage: known });
  const answered = vi.fn();
  receive(page, { id: asked(openPageReceiver(page, vi.fn()), answered), answer: 1 });
  receive(page, { id: 'unknown', answer: 1 });
  expect(answered).toHaveBeenCalledTimes(1);
});

it('drops everything that is not a message: nothing throws, and no call is answered', () => {
  const { page, receiver, sendAnswer } = opened();
  const answered = vi.fn();
  const id = asked(receiver, answered);
  receiver.listen('onBack', answered);
  const near = fc.record(
    { id: fc.anything(), answer: fc.anything(), call: fc.anything(), name: fc.anything() },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.json(), near, fc.constant({ id })), (message) => {
      receive(page, message);
      expect(answered).not.toHaveBeenCalled();
      expect(sendAnswer).not.toHaveBeenCalled();
    }),
  );
});
