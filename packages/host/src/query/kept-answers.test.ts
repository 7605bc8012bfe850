// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '../host.ts';
import { KEPT_ANSWERS, KEPT_MS } from './kept-answers.ts';
import { createQueries } from './query-atoms.ts';
import { call, failure, openQuery } from './query.test-support.ts';

let unmount = () => {};
afterEach(() => {
  unmount();
  vi.useRealTimers();
});

/** A page whose answer is kept, with the answer `one` for `/a`, that was left. */
async function leftPage(options = { isKept: true }) {
  const page = openQuery('a', options);
  unmount = page.unmount;
  await page.sent[0]?.answer('one');
  page.leave();
  return page;
}

/** What a page shows in its first render. */
const shownBy = (page: Awaited<ReturnType<typeof leftPage>>, name = 'a') => {
  page.show(name);
  return page.data();
};

describe('a page that is shown again', () => {
  it('begins with the data that it had, which is not fresh until it was loaded again', async () => {
    const page = await leftPage();
    expect(shownBy(page)).toBe('one');
    expect([page.query().isFresh, page.sent.length]).toEqual([false, 2]);
    await page.sent[1]?.answer('two');
    expect([page.data(), page.query().isFresh]).toEqual(['two', true]);
  });

  it('keeps the data, not fresh, if it cannot be loaded again', async () => {
    const page = await leftPage();
    shownBy(page);
    await page.sent[1]?.fail();
    expect([page.data(), page.query().isFresh, page.query().failure]).toEqual(['one', false, failure]);
  });

  it('begins with the data that it was drawn with before react-dom', () => {
    const session = { get: () => ({ token: 'a', account: null }) as Session, subscribe: () => () => {} };
    const open = createQueries({ send: () => new Promise(() => {}) }, session);
    const page = { key: 'a a', source: call('/a'), isKept: true };
    const before = { status: 'ready', key: 'a a', data: 'one', askedAt: Date.now() } as const;
    open({ ...page, before, isLoaded: true });
    const again = open({ ...page, before: { status: 'loading' }, isLoaded: false });
    expect(again.get()).toEqual({ state: before, isPending: true, failure: null });
  });

  it('begins with the newest data', async () => {
    const page = await leftPage();
    shownBy(page);
    await page.sent[1]?.answer('two');
    page.leave();
    expect(shownBy(page)).toBe('two');
  });

  it('does not begin with an answer that arrived after it was left', async () => {
    const page = await leftPage();
    shownBy(page);
    page.leave();
    await page.sent[1]?.answer('two');
    expect(shownBy(page)).toBe('one');
  });

  it('loads as ever for other data', async () => {
    expect(shownBy(await leftPage(), 'b')).toBe('loading');
  });

  it('loads as ever unless it asked to be kept', async () => {
    expect(shownBy(await leftPage({ isKept: false }))).toBe('loading');
  });

  it('loads as ever if the data has grown old', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const page = await leftPage();
    vi.setSystemTime(Date.now() + KEPT_MS);
    expect(shownBy(page)).toBe('loading');
  });

  it(`loads as ever once ${KEPT_ANSWERS} newer answers are kept`, async () => {
    const page = await leftPage();
    for (let count = 1; count < KEPT_ANSWERS; count += 1) {
      page.show(`other ${count}`);
      await page.sent[count]?.answer('other');
      page.leave();
    }
    expect(shownBy(page)).toBe('one');
    page.leave();
    page.show('last');
    await page.sent[page.sent.length - 1]?.answer('other');
    page.leave();
    // Shown again is not newer.
    expect(shownBy(page)).toBe('loading');
  });
});

describe('after a change of the user', () => {
  it.each([
    ['another user', 'b'],
    ['no user', null],
  ])('nothing kept is shown to %s', async (_, token) => {
    const page = await leftPage();
    page.become(token);
    expect(shownBy(page)).toBe('loading');
  });

  it('nothing is kept for the user who comes back either', async () => {
    const page = await leftPage();
    page.become('b');
    page.become('a');
    expect(shownBy(page)).toBe('loading');
  });
});
