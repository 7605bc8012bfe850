import { expect, it } from 'vitest';
import { createCashierSheet } from './cashier-sheet.ts';
import { fromText } from './fake-page.test-support.ts';

/** A fake page to which frames can be attached that post messages to it. */
function createPage() {
  const frames: Record<string, unknown>[] = [];
  const listeners = new Set<(event: object) => void>();
  const documentElement = {
    appendChild: (frame: Record<string, unknown>) => {
      frame['parentNode'] = documentElement;
      frames.push(frame);
    },
    removeChild: (frame: Record<string, unknown>) => frames.splice(frames.indexOf(frame), 1),
  };
  const document = {
    documentElement,
    activeElement: null,
    createElement: () => ({ style: {}, contentWindow: {}, focus: () => undefined }),
  };
  const window = {
    document,
    addEventListener: (_: string, listener: (event: object) => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: (event: object) => void) => listeners.delete(listener),
  } as unknown as Window;
  const post = (source: unknown, data: unknown) =>
    listeners.forEach((listener) => listener({ source, data }));
  return { window, frames, listeners, post };
}

it('shows the cashier of the trade over the page, with an accessible name', () => {
  const { window, frames } = createPage();
  void fromText(createCashierSheet)(window, 'http://localhost:4176')('wx 1');
  expect(frames[0]).toMatchObject({
    title: '收银台',
    src: 'http://localhost:4176/cashier/sheet?trade=wx%201',
  });
});

it.each(['ok', 'cancel', 'fail', '8000'])('resolves with %s and removes itself', async (result) => {
  const { window, frames, listeners, post } = createPage();
  const answer = fromText(createCashierSheet)(window, '')('wx1');
  post(frames[0]?.['contentWindow'], { type: 'sandbox-cashier', result });
  await expect(answer).resolves.toBe(result);
  expect(frames).toEqual([]);
  expect(listeners.size).toBe(0);
});

it('accepts only text, and only from its own frame', () => {
  const { window, frames, post } = createPage();
  void fromText(createCashierSheet)(window, '')('wx1');
  const own = frames[0]?.['contentWindow'];
  post({}, { type: 'sandbox-cashier', result: 'ok' });
  for (const data of [
    null,
    'ok',
    { type: 'other', result: 'ok' },
    { type: 'sandbox-cashier', result: { ok: true } },
  ]) {
    post(own, data);
  }
  expect(frames).toHaveLength(1);
});
