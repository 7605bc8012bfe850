// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import type { TrackedEvent } from '@vip/api';
import { start } from '../start.tsx';
import { clearDocument, firstPage, never, restoreGlobals } from '../test-support/first-page.test-support.tsx';
import { hidePage } from '../test-support/sample-site.test-support.ts';

beforeEach(() => clearDocument());
afterEach(restoreGlobals);
afterAll(hidePage);

const events = () => JSON.parse(localStorage.getItem('events.queue') ?? '[]') as TrackedEvent[];
const viewed = () => events().flatMap(({ name, route }) => (name === 'page_view' ? [route] : []));
const shown = () => document.getElementById('root')?.innerHTML;

it('the matched route is known to the page by its parameters, and to events by its pattern; the root has its page alone', async () => {
  const { given, open } = firstPage();
  await start(open, never);
  await expect.poll(shown).toBe('<p>开通会员</p>');
  expect(given.navigation).toMatchObject({ path: '/', params: {} });
  expect(document.documentElement.hasAttribute('data-navigated')).toBe(false);

  await expect.poll(() => window.__page.integrity).toHaveProperty(['result.js']);
  given.navigation?.go('/result/t1/26?um=menu');
  await expect.poll(shown).toBe('<p>结果</p>');
  expect(given.navigation).toMatchObject({
    path: '/result/t1/26?um=menu',
    params: { token: 't1', id: '26' },
    query: { um: 'menu' },
  });
  expect(document.documentElement.hasAttribute('data-navigated')).toBe(true);
  // History mode, below `/`.
  expect(window.location.href.slice(window.location.origin.length)).toBe('/result/t1/26?um=menu');
  expect(viewed()).toEqual(['/', '/result/:token/:id']);
});
