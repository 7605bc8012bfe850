import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { androidApp, openPage, type Page } from '../open-page.test-support.ts';
import { openPageDoor, type DoorGlobal, type PageDoor } from './page-door.ts';

const receive = (page: Page, message: unknown): void =>
  (page.sisterBridgePage as DoorGlobal).receive(message);

function opened(): { page: Page; door: PageDoor; tell: ReturnType<typeof vi.fn> } {
  const page = openPage(androidApp);
  const tell = vi.fn();
  return { page, door: openPageDoor(page, tell), tell };
}

/** Asks, and gives the id that the app was told. */
function asked(door: PageDoor, answered: (answer: unknown) => void): string {
  let told = '';
  door.ask(({ id }) => (told = id), answered, vi.fn());
  return told;
}

it.each(['object', 'text'])('an answer comes in as %s, and once', (shape) => {
  const { page, door } = opened();
  const answered = vi.fn();
  const message = { id: asked(door, answered), answer: { a: 1 } };
  receive(page, shape === 'text' ? JSON.stringify(message) : message);
  receive(page, message);
  expect(answered).toHaveBeenCalledExactlyOnceWith({ a: 1 });
});

it('a question that cannot be sent is refused, and an answer to it is too late', () => {
  const { page, door } = opened();
  const answered = vi.fn();
  const refused = vi.fn();
  let id = '';
  door.ask(
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

it('a call reaches the newest handler of its name, and what it says goes back under the call’s id', () => {
  const { page, door, tell } = opened();
  door.listen('onBack', () => expect.unreachable());
  door.listen('onBack', (data, reply) => reply(data === 'bar'));
  receive(page, { call: 'app_1', name: 'onBack', data: 'bar' });
  expect(tell).toHaveBeenCalledExactlyOnceWith({ call: 'app_1', answer: true });
});

it('a call without an id wants no answer, and one that cannot be answered hurts nobody', () => {
  const { page, door, tell } = opened();
  const heard = vi.fn();
  door.listen('onResume', (data, reply) => {
    heard(data);
    reply(true);
  });
  receive(page, { name: 'onResume', data: 1 });
  expect(tell).not.toHaveBeenCalled();
  tell.mockImplementation(() => {
    throw new Error('gone');
  });
  receive(page, { call: 'app_1', name: 'onResume', data: 2 });
  expect(heard.mock.calls).toEqual([[1], [2]]);
});

it('two openings on one page each get what is theirs, whoever holds the door', () => {
  const { page, door } = opened();
  const kept = page.sisterBridgePage as DoorGlobal;
  const first = vi.fn();
  const second = vi.fn();
  const toFirst = asked(door, first);
  const toSecond = asked(openPageDoor(page, vi.fn()), second);
  kept.receive({ id: toFirst, answer: 1 });
  kept.receive({ id: toSecond, answer: 2 });
  expect(first).toHaveBeenCalledExactlyOnceWith(1);
  expect(second).toHaveBeenCalledExactlyOnceWith(2);
});

it.each([null, 5, 'text', { receive: 'text' }])('opens where %j stood', (known) => {
  const page = openPage(androidApp);
  Object.assign(page, { sisterBridgePage: known });
  const answered = vi.fn();
  receive(page, { id: asked(openPageDoor(page, vi.fn()), answered), answer: 1 });
  receive(page, { id: 'nobody', answer: 1 });
  expect(answered).toHaveBeenCalledTimes(1);
});

it('what is no message is dropped: nothing throws, and no question is settled by it', () => {
  const { page, door, tell } = opened();
  const answered = vi.fn();
  const id = asked(door, answered);
  door.listen('onBack', answered);
  const near = fc.record(
    { id: fc.anything(), answer: fc.anything(), call: fc.anything(), name: fc.anything() },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.json(), near, fc.constant({ id })), (message) => {
      receive(page, message);
      expect(answered).not.toHaveBeenCalled();
      expect(tell).not.toHaveBeenCalled();
    }),
  );
});
