import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { NativeHost } from '@vip/native-hosts';
import { createHandDesk } from './hand-desk.ts';

type Message = Record<string, unknown>;

/** A document in a frame, and what it posted to the workbench around it. */
function framed(isOn: boolean) {
  const listeners: ((event: unknown) => void)[] = [];
  const posted: Message[] = [];
  const parent = { postMessage: (message: Message) => posted.push(message) };
  const window = {
    parent,
    setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
    addEventListener: (_: string, listener: (event: unknown) => void) => listeners.push(listener),
  } as unknown as Window;
  const desk = createHandDesk(window, { isOn, lateMs: 3500 });
  const host = {
    answerTwice: vi.fn(),
    callPage: vi.fn((name: string) => Promise.resolve(name === 'onBack' ? true : undefined)),
  };
  desk.attach(host as unknown as NativeHost, { version: '5' });
  const send = (data: unknown, source: unknown = parent) =>
    listeners.forEach((hear) => hear({ source, data }));
  const idOf = (index: number) => {
    const questions = posted.filter(({ type }) => type === 'sandbox-question');
    return (questions[index]?.['question'] as { id: string }).id;
  };
  return { desk, host, posted, send, idOf };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('answers itself unless manual answers are on', () => {
  const { desk, posted } = framed(false);
  expect(desk.hold('getUserInfo', {}, () => 'ordinary')).toBe('ordinary');
  expect(posted).toEqual([{ type: 'sandbox-app', handOver: { version: '5' } }]);
});

it('never waits outside a frame', () => {
  const window = {} as unknown as Window & { parent: unknown };
  window.parent = window;
  expect(createHandDesk(window, { isOn: true, lateMs: 1 }).hold('pay', null, () => 'ok')).toBe('ok');
});

it('asks the workbench and sends its answer once or twice', async () => {
  const { desk, host, posted, send, idOf } = framed(true);
  const answer = desk.hold('getUserInfo', { a: 1 }, () => 'ordinary');
  expect(posted[1]).toMatchObject({
    type: 'sandbox-question',
    question: { name: 'getUserInfo', data: { a: 1 } },
  });
  send({ type: 'sandbox-answer', id: idOf(0), how: 'twice', answer: { usertoken: 't' } });
  expect(await answer).toEqual({ usertoken: 't' });
  expect(host.answerTwice).toHaveBeenLastCalledWith(true);
  const next = desk.hold('pay', undefined, () => 'ordinary');
  send({ type: 'sandbox-answer', id: idOf(1), how: 'once', answer: '<html>' });
  expect(await next).toBe('<html>');
  expect(host.answerTwice).toHaveBeenLastCalledWith(false);
});

it('sends a delayed answer after the page’s time-out', async () => {
  const { desk, send, idOf } = framed(true);
  const heard = vi.fn();
  void (desk.hold('getUserInfo', {}, () => 'ordinary') as Promise<unknown>).then(heard);
  await vi.advanceTimersByTimeAsync(1000);
  send({ type: 'sandbox-answer', id: idOf(0), how: 'late', answer: 1 });
  await vi.advanceTimersByTimeAsync(2400);
  expect(heard).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(heard).toHaveBeenCalledWith(1);
});

it('can leave a call unanswered, and answers waiting calls when manual answers end', async () => {
  const { desk, send, idOf } = framed(true);
  const never = vi.fn();
  void (desk.hold('getUserInfo', {}, () => 'ordinary') as Promise<unknown>).then(never);
  const left = desk.hold('pay', {}, () => 'from the cashier');
  send({ type: 'sandbox-answer', id: idOf(0), how: 'never' });
  send({ type: 'sandbox-hand', isOn: false });
  expect(await left).toBe('from the cashier');
  expect(never).not.toHaveBeenCalled();
  expect(desk.hold('pay', {}, () => 'ordinary')).toBe('ordinary');
});

it('calls the page and reports its answer', async () => {
  const { host, posted, send } = framed(true);
  send({ type: 'sandbox-push', id: 'p1', name: 'onBack', data: null });
  send({ type: 'sandbox-push', id: 'p2', name: 'onResume', data: 2 });
  await vi.advanceTimersByTimeAsync(0);
  expect(host.callPage).toHaveBeenCalledWith('onResume', 2);
  expect(posted.slice(1)).toEqual([
    { type: 'sandbox-pushed', id: 'p1', answer: true },
    { type: 'sandbox-pushed', id: 'p2', answer: null },
  ]);
});

it('obeys only the workbench around it', async () => {
  const { desk, host, send, idOf } = framed(true);
  const heard = vi.fn();
  void (desk.hold('getUserInfo', {}, () => 'ordinary') as Promise<unknown>).then(heard);
  send({ type: 'sandbox-answer', id: idOf(0), how: 'once', answer: 1 }, {});
  send({ type: 'sandbox-push', id: 'p', name: 'onBack', data: null }, {});
  for (const noise of [null, 'text', 7, {}, { type: 'sandbox-answer', id: 'unknown', how: 'once' }])
    send(noise);
  await vi.advanceTimersByTimeAsync(5000);
  expect(heard).not.toHaveBeenCalled();
  expect(host.callPage).not.toHaveBeenCalled();
});
