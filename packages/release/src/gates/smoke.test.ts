import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { findBrowser } from '@vip/dev-tools/browser';
import { aRelease, aShell, routeOf } from './testing/manifests.test-support.ts';
import { launch, smokeFailures } from './smoke.ts';
import type { Pair } from './fit.ts';
import { openPage } from './open-page.ts';
import type { SmokeSite } from './serve-site.ts';

/** A script that hydrates and renders the page. */
const RENDER = `
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
  file: async (name) => (name === 'honey/1/entry.js' ? Buffer.from(parts.entry ?? RENDER) : null),
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

// Concurrent: each waits half a second for network idle.
describe.concurrent('a page in a smoke run', () => {
  it('passes if its script renders it, whatever it logs about its backend and wherever it navigates', async () =>
    expect(
      await opened(`${RENDER}
        console.error(Error('503'));
        root.innerHTML = '<h1>会员</h1><p>页面加载失败';
        location.href = '/login';`),
    ).toEqual([]));

  it('has failing backends on its own origin and unreachable ones elsewhere', async () => {
    const entry = `${RENDER}
      fetch('/api/main/x').then(function (answer) { throw Error('status ' + answer.status); });
      fetch('https://api.example/x').catch(function () { throw Error('no answer'); });
      throw Error('at ' + location.pathname);`;
    const failures = await openPage(browser, site({ entry }), pair, routeOf('/result/:token/:id'));
    expect(failures.sort()).toEqual(['throws at /result/1/1', 'throws no answer', 'throws status 503']);
  });

  it('fails if it throws, hydrates differently, lacks a file or shows the error title', async () => {
    const failures = await opened(`${RENDER}
      console.error(Error('Minified React error #418; visit'));
      console.error(Error('Hydration failed because'));
      document.head.appendChild(document.createElement('script')).src = '/r/honey/1/late.js';
      root.innerHTML = '<h1>页面加载失败</h1>';
      null.x;`);
    expect(failures.sort()).toEqual([
      'hydrates differently from its markup: Error: Hydration failed because',
      'hydrates differently from its markup: Error: Minified React error #418; visit',
      'requests /r/honey/1/late.js, which does not exist',
      'shows 页面加载失败',
      expect.stringContaining('throws Cannot read'),
    ]);
  });

  it('fails if the shell sells in its place', async () =>
    expect(await opened(`${RENDER} root.innerHTML = '<p data-neutral>当前为简洁版</p>';`)).toEqual([
      'shows the shell’s neutral page',
    ]));

  it('fails if it shows nothing', async () =>
    expect(await opened(`${RENDER} root.textContent = ' ';`)).toEqual(['shows nothing']));

  it('fails if its skeleton is never hydrated', async () =>
    expect(await opened('', '<div id="root">会员</div>')).toEqual([
      expect.stringContaining('stays a skeleton'),
    ]));

  it('fails if it cannot be composed', async () => {
    const broken = { ...site({}), open: () => Promise.reject(new Error('markup.json has nothing for /a')) };
    expect(await openPage(browser, broken, pair, routeOf('/a'))).toEqual([
      'cannot be opened: markup.json has nothing for /a',
    ]);
  });
});

describe('a smoke run', () => {
  it('opens every page of every pair once, by its first route, and reports the failing ones with advice', async () => {
    const routes = [routeOf('/a'), routeOf('/b'), routeOf('/c', './result'), routeOf('/d')];
    const pairs = [
      pair,
      { what: 'shell before s0 with candidate 1', shell: aShell(), release: aRelease({ routes }) },
    ];
    const opens: string[] = [];
    const half: SmokeSite = {
      ...site({}),
      open: async ({ what }, { path }) => {
        opens.push(`${path} ${what}`);
        return HTML(
          path === '/c' ? '<div id="root"></div><script>throw Error("x")</script>' : '<div id="root"></div>',
        );
      },
    };
    expect(await smokeFailures(half, pairs, [], process.env)).toEqual([
      '/c throws x (shell before s0 with candidate 1): reproduce it in that pair, fix it, and build again',
    ]);
    expect(opens.sort()).toEqual([
      '/a live shell s1 with candidate 1',
      '/a shell before s0 with candidate 1',
      '/c shell before s0 with candidate 1',
    ]);
  });

  it('compares first sights in the pairs that go live, once every page opens', async () => {
    const release = aRelease({
      routes: [{ ...routeOf('/a'), firstCall: { backend: 'honey', path: '/no' } }],
    });
    const live = { what: 'live', shell: aShell({ js: ['shell.js', 'start.js'] }), release };
    const found = ['/a the contract has no GET /no of honey (live)'];
    expect(await smokeFailures(site({}), [pair, live], [live], process.env)).toEqual(found);
    const broken = site({ entry: 'null.x' });
    expect(await smokeFailures(broken, [pair, live], [live], process.env)).not.toContain(found[0]);
  });

  it('fails without a browser', async () =>
    expect(await smokeFailures(site({}), [pair], [], {}, () => null)).toEqual([
      expect.stringMatching(/install chromium .* or publish with --no-smoke/),
    ]));

  it('needs no browser without pairs', async () =>
    expect(await smokeFailures(site({}), [], [], {}, () => null)).toEqual([]));
});
