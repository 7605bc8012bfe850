import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../test-support/memory-storage.test-support.ts';
import { createRememberedResults } from './remembered-results.ts';

const DAY_MS = 24 * 3600_000;
const PATH = '/result/-/26/-/1';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** Pages of one device, each with its brand and address. */
function phone() {
  const local = memoryStorage();
  const open = (brand: string | null, address = '/') => createRememberedResults(local, brand, () => address);
  return { local, open };
}

it('a result is stored for its brand only, with the time and whether it is paid', () => {
  const { local, open } = phone();
  open('honey').remember(PATH, '26', true);
  expect(JSON.parse(local.get('purchase.result.honey') ?? '')).toEqual({
    path: PATH,
    order: '26',
    at: Date.now(),
    isPaid: true,
  });
  expect(open('honey').current()).toMatchObject({ path: PATH, isPaid: true });
  expect(open('main').current()).toBeNull();
});

it('a result belongs to the page of another brand that shows it', () => {
  const { open } = phone();
  open('tuiwen').remember('/upgrade/use?order=26', '26', true);
  expect(open('main', '/upgrade/use?order=26&brand=tuiwen').current()).toMatchObject({ order: '26' });
  expect(open('main', '/upgrade/use?order=27').current()).toBeNull();
});

it.each([DAY_MS, -DAY_MS])(
  'a result expires after a day, also with a clock that was set back (%d ms)',
  (ms) => {
    const { open } = phone();
    open('honey').remember(PATH, '26', false);
    vi.setSystemTime(Date.now() + ms - Math.sign(ms));
    expect(open('honey').current()).not.toBeNull();
    vi.setSystemTime(Date.now() + Math.sign(ms));
    expect(open('honey').current()).toBeNull();
  },
);

it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', ''])(
  'there is no result with the path %j',
  (path) => {
    const { open } = phone();
    open('honey').remember(path, '26', false);
    expect(open('honey').current()).toBeNull();
  },
);

it.each(['', 'null', '{', '[]', PATH, '{"path":"/x"}'])('there is no result if storage has %j', (text) => {
  const { local, open } = phone();
  local.set('purchase.result.honey', text);
  expect(open('honey').current()).toBeNull();
});

it.each<[string, (open: ReturnType<typeof phone>['open']) => unknown]>([
  ['by its id', (open) => open('honey').forget('26')],
  ['by the page of its result', (open) => open('honey', PATH).forget()],
  ['by the page of its result of another brand', (open) => open('main', '/upgrade/use?order=26').forget()],
])('a result is removed when its order has ended, %s', (_, end) => {
  const { open } = phone();
  open('honey').remember(PATH, '26', true);
  expect(end(open)).toEqual({ order: '26', brand: 'honey' });
  expect(open('honey').current()).toBeNull();
});

it('a result is removed by the page that stored it, at any address', () => {
  const { open } = phone();
  const page = open('honey');
  page.remember(PATH, '26', false);
  expect(page.forget()).toEqual({ order: '26', brand: 'honey' });
  expect(page.forget()).toBeNull();
});

it('a result stays when a page is opened and when the order of another tab ends', () => {
  const { open } = phone();
  open('honey').remember(PATH, '26', false);
  expect(open('honey').forget()).toBeNull();
  expect(open('main').forget()).toBeNull();
  expect(open('honey').forget('25')).toEqual({ order: '25', brand: 'honey' });
  expect(open('honey').current()).toMatchObject({ order: '26' });
});

it('a result of a page of an older contract has no order and is removed by that page', () => {
  const { open } = phone();
  const page = open('honey');
  page.remember(PATH, '', false);
  expect(page.forget()).toBeNull();
  expect(page.current()).toBeNull();
});

it('there is no result on a page without a brand', () => {
  const { local, open } = phone();
  open(null).remember(PATH, '26', false);
  expect([local.keys(), open(null).forget('26')]).toEqual([[], null]);
});
