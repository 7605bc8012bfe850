import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it, vi } from 'vitest';
import { handOver, soon, useFakeTimers } from '../../open-page.test-support.ts';
import { openApp, systems, type AppPage } from './open-app.test-support.ts';

/** The page side that the authors of the protocol publish, 3.1.4. */
interface Published {
  call(name: string, data?: unknown, answered?: (answer: unknown) => void): unknown;
  register(name: string, handler: unknown): void;
  registerAsyn(name: string, handler: unknown): void;
  hasNativeMethod(name: string, type?: string): unknown;
}

const require = createRequire(import.meta.url);
const source = readFileSync(require.resolve('dsbridge'), 'utf8');

const publishedIn = (page: AppPage): Published =>
  page.eval(`(function (module) { ${source}\n; return module.exports; })({})`) as Published;

useFakeTimers();

describe.each(systems)('the published page side and the fake app on %s', (system) => {
  it('calls synchronous and asynchronous methods', async () => {
    const { page, errors } = openApp(system);
    const bridge = publishedIn(page);
    const answered = vi.fn();
    bridge.call('getUserInfo', {}, answered);
    await vi.advanceTimersByTimeAsync(100);
    expect(answered).toHaveBeenCalledExactlyOnceWith(handOver);
    expect(page.dscb0).toBeUndefined();

    const sync = publishedIn(openApp(system, { answersAtOnce: true }).page);
    expect(sync.call('getUserInfo')).toEqual(handOver);
    expect(errors).toEqual([]);
  });

  it('receives progress before the answer', async () => {
    const { page } = openApp(system, { progress: [1, 2] });
    const answered = vi.fn();
    publishedIn(page).call('getUserInfo', {}, answered);
    await vi.advanceTimersByTimeAsync(100);
    expect(answered.mock.calls).toEqual([[1], [2], [handOver]]);
  });

  it('learns which methods there are', () => {
    const bridge = publishedIn(openApp(system).page);
    const [yes, no] = system === 'ios' ? [1, 0] : [true, false];
    expect(bridge.hasNativeMethod('getUserInfo')).toBe(yes);
    expect(bridge.hasNativeMethod('getUserInfo', 'syn')).toBe(no);
    expect(bridge.hasNativeMethod('pay', 'asyn')).toBe(no);
  });

  it('answers the app’s calls, those from before it as well', async () => {
    const { page, host } = openApp(system);
    const early = host.callPage('double', 2);
    const bridge = publishedIn(page);
    bridge.register('double', (data: number) => data * 2);
    bridge.registerAsyn('later', (data: unknown, answer: (data: unknown, isLast?: boolean) => void) => {
      answer('progress', false);
      answer(data);
    });
    bridge.register('page', { twice: (data: string) => data + data });
    expect(await soon(early, 10)).toBe(4);
    expect(await soon(host.callPage('later', 'x'), 10)).toBe('x');
    expect(await soon(host.callPage('page.twice', 'x'), 10)).toBe('xx');
    expect(await soon(host.callPage('_hasJavascriptMethod', 'double'), 10)).toBe(true);
    expect(await soon(host.callPage('unknown'), 10)).toBe('pending');
  });

  it.each(['before', 'after'])('shares the page with ours if loaded %s it', async (order) => {
    const { page, host, connect, errors } = openApp(system);
    if (order === 'before') publishedIn(page).register('theirs', () => 'theirs');
    const bridge = await connect();
    bridge.register('onBack', (data) => data === 1);
    if (order === 'after') publishedIn(page).register('theirs', () => 'theirs');
    await vi.advanceTimersByTimeAsync(10);

    expect(await soon(host.callPage('onBack', 1), 10)).toBe(true);
    expect(await soon(host.callPage('theirs'), 10)).toBe('theirs');
    const answered = [vi.fn(), vi.fn()];
    for (const answer of answered) publishedIn(page).call('getUserInfo', {}, answer);
    expect(await soon(bridge.getUserInfo())).toMatchObject({ token: handOver.usertoken });
    for (const answer of answered) expect(answer).toHaveBeenCalledExactlyOnceWith(handOver);
    expect(errors).toEqual([]);
  });
});
