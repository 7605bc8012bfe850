import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Browser } from 'playwright-core';
import { findBrowser } from '@vip/dev-tools/browser';
import { aRelease, aShell, routeOf } from './testing/manifests.test-support.ts';
import { launch, oneRouteAPage, smokeTroubles } from './smoke.ts';
import type { Pair } from './fit.ts';
import { openPage, type SmokeSite } from './open-page.ts';

// A real browser.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** What a page's script does: it takes the root over and draws. */
const DRAWN = `
  var root = document.getElementById('root');
  root.__reactContainer$1 = true;
  root.textContent = '会员';
`;
const HTML = (body: string) =>
  `<!doctype html><html><body>${body}<script defer src="/r/honey/1/entry.js"></script></body></html>`;

/** A site of one script. */
const site = (parts: { entry?: string; body?: string }): SmokeSite => ({
  open: async () => HTML(parts.body ?? '<div id="root"></div>'),
  base: '/r/',
  file: async (name) => (name === 'honey/1/entry.js' ? Buffer.from(parts.entry ?? DRAWN) : null),
});
const pair: Pair = { what: 'live shell s1 with candidate 1', shell: aShell(), release: aRelease() };

let browser: Browser;
beforeAll(async () => {
  const file = findBrowser(process.env);
  if (!file) throw new Error('there is no Chromium: set E2E_CHROMIUM to one');
  browser = await launch(file);
});
afterAll(() => browser.close());

const opened = (entry: string, body?: string) =>
  openPage(browser, site({ entry, ...(body !== undefined && { body }) }), pair, routeOf('/a'));

// Beside each other: each waits half a second for its page to come to rest.
describe.concurrent('a page in a smoke run', () => {
  it('is fine when its script draws it, whatever it says of its backend and wherever it wants to go', async () =>
    expect(
      await opened(`${DRAWN}
        console.error(Error('503'));
        root.innerHTML = '<h1>会员</h1><p>页面加载失败';
        location.href = '/login';`),
    ).toEqual([]));

  it('is opened under an address, beside backends of its own that fail and others that do not answer', async () => {
    const entry = `${DRAWN}
      fetch('/api/main/x').then(function (answer) { throw Error('told ' + answer.status); });
      fetch('https://api.example/x').catch(function () { throw Error('told nothing'); });
      throw Error('at ' + location.pathname);`;
    const troubles = await openPage(browser, site({ entry }), pair, routeOf('/result/:token/:id'));
    expect(troubles.sort()).toEqual(['throws at /result/1/1', 'throws told 503', 'throws told nothing']);
  });

  it('is told what it throws, draws otherwise, lacks and shows', async () => {
    const troubles = await opened(`${DRAWN}
      console.error(Error('Minified React error #418; visit'));
      console.error(Error('Hydration failed because'));
      document.head.appendChild(document.createElement('script')).src = '/r/honey/1/late.js';
      root.innerHTML = '<h1>页面加载失败</h1>';
      null.x;`);
    expect(troubles.sort()).toEqual([
      'asks for /r/honey/1/late.js, which is not there',
      'is drawn otherwise than it was rendered: Error: Hydration failed because',
      'is drawn otherwise than it was rendered: Error: Minified React error #418; visit',
      'shows 页面加载失败',
      expect.stringContaining('throws Cannot read'),
    ]);
  });

  it('is told when it shows nothing', async () =>
    expect(await opened(`${DRAWN} root.textContent = ' ';`)).toEqual(['shows nothing']));

  it('is told when nothing takes its skeleton over', async () =>
    expect(await opened('', '<div id="root">会员</div>')).toEqual([
      expect.stringContaining('skeleton for ever'),
    ]));

  it('is told when it cannot be composed', async () => {
    const broken = { ...site({}), open: () => Promise.reject(new Error('markup.json has nothing for /a')) };
    expect(await openPage(browser, broken, pair, routeOf('/a'))).toEqual([
      'cannot be opened: markup.json has nothing for /a',
    ]);
  });
});

describe('a smoke run', () => {
  it('opens every page once, under the first of its routes', () => {
    const routes = [routeOf('/a'), routeOf('/b'), routeOf('/c', './result'), routeOf('/d')];
    expect(oneRouteAPage({ routes }).map(({ path }) => path)).toEqual(['/a', '/c']);
  });

  it('tells which page of which pair fails, and what to do', async () => {
    const release = aRelease({ routes: [routeOf('/a'), routeOf('/c', './result')] });
    const pairs = [pair, { what: 'shell before s0 with candidate 1', shell: aShell(), release }];
    const seen: string[] = [];
    const half: SmokeSite = {
      ...site({}),
      open: async ({ what }, { path }) => {
        seen.push(`${path} ${what}`);
        return HTML(
          path === '/c' ? '<div id="root"></div><script>throw Error("x")</script>' : '<div id="root"></div>',
        );
      },
    };
    expect(await smokeTroubles(half, pairs, process.env)).toEqual([
      '/c throws x (shell before s0 with candidate 1): open it in that pair, mend it, and build again',
    ]);
    expect(seen.sort()).toEqual([
      '/a live shell s1 with candidate 1',
      '/a shell before s0 with candidate 1',
      '/c shell before s0 with candidate 1',
    ]);
  });

  it('does not let pass where there is no browser', async () =>
    expect(await smokeTroubles(site({}), [pair], {}, () => null)).toEqual([
      expect.stringMatching(/install chromium .* or publish with --no-smoke/),
    ]));

  it('needs no browser where there is nothing to open', async () =>
    expect(await smokeTroubles(site({}), [], {}, () => null)).toEqual([]));
});
