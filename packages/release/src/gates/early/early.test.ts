import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { findBrowser } from '@vip/dev-tools/browser';
import type { Contract } from '@vip/dev-tools/contract';
import type { Pair } from '../fit.ts';
import type { SmokeSite } from '../serve-site.ts';
import { launch } from '../smoke.ts';
import { aRelease, aShell, routeOf } from '../testing/manifests.test-support.ts';
import { earlyFailures } from './early.ts';

const contract: Contract = {
  paths: {
    '/api/honey/list': {
      get: {
        responses: {
          200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/List' } } } },
        },
      },
    },
  },
  components: {
    schemas: {
      List: {
        type: 'object',
        properties: { packages: { type: 'array', items: { $ref: '#/components/schemas/Package' } } },
        required: ['packages'],
      },
      Package: {
        type: 'object',
        properties: { name: { type: 'string' }, price: { $ref: '#/components/schemas/AmountFen' } },
        required: ['name'],
      },
      AmountFen: { type: 'integer' },
      User: {
        type: 'object',
        properties: { nickname: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
        required: [],
      },
    },
  },
};

/** Scripts of a page and a shell, with `render(list)` and `isValid(list)` of the page. */
const PAGE = `
  function user() { return (JSON.parse(localStorage.getItem('auth.info')) || {}).nickname || '未登录'; }
  function isValid(list) { return list.packages.every(function (each) { return 'name' in Object(each); }); }
  function render(list) {
    return '<p title="会员">' + user() + '</p>' + list.packages.map(function (each) {
      return '<b>' + each.name + ' ' + (each.price === undefined ? '面议' : each.price) + '</b>';
    }).join('');
  }
  function answer() {
    return __boot.first.answer.then(function (response) {
      if (!response.ok) throw Error('status');
      return response.clone().json();
    });
  }`;
const EARLY = `
  function drawEarly(render) {
    return answer().then(function (list) {
      var root = document.getElementById('root');
      if (root.__reactContainer$1 || !isValid(list)) return;
      root.innerHTML = render(list);
      performance.mark('page drawn');
    }, function () {});
  }`;
/** Takes over as react-dom does: complains of other elements and replaces them, leaves other attributes. */
const TAKE_OVER = `
  function textOf(root) { return root.innerHTML.replace(/ title="[^"]*"/g, ''); }
  function takeOver(render) {
    var root = document.getElementById('root');
    var isDrawn = performance.getEntriesByName('page drawn').length > 0;
    root.__reactContainer$1 = true;
    return answer().then(function (list) {
      if (!isValid(list)) list = { packages: list.packages.filter(Boolean) };
      var other = document.createElement('div');
      other.innerHTML = render(list);
      if (isDrawn && textOf(other) === textOf(root)) return;
      if (isDrawn) console.error(Error('Minified React error #418; visit'));
      root.innerHTML = other.innerHTML;
    }, function () { root.innerHTML = '<h1>加载失败</h1>'; });
  }`;

/** Leaves out malformed packages. */
const TOLERANT = `var all = render; render = function (list) { return all({ packages: list.packages.filter(Boolean) }); };`;

interface Scripts {
  page?: string;
  /** The shell's first file, after `PAGE` and `EARLY`. */
  first?: string;
  /** The file that takes over. */
  start?: string;
  boot?: string;
}

const FIRST_CALL = { backend: 'honey', path: '/list?phone=' };
const CALL = `{ answer: fetch('/api/honey/list?phone=') }`;

function site({ page = '', first = 'drawEarly(render)', start = 'takeOver(render)', boot = CALL }: Scripts) {
  const files: Record<string, string> = {
    'honey/1/entry.js': PAGE + page,
    'honey/1/pay.js': '',
    'honey/1/late.js': 'late();',
    'shell/s1/shell.js': EARLY + first,
    'shell/s1/start.js': TAKE_OVER + start,
  };
  const html = `<!doctype html><div id="root"><i>载入中</i></div>
    <script>
      window.__boot = { first: ${boot} };
      document.addEventListener('DOMContentLoaded', function () {
        document.head.appendChild(document.createElement('script')).src = '/r/shell/s1/start.js';
      });
    </script>
    <script defer src="/r/honey/1/entry.js"></script><script defer src="/r/shell/s1/shell.js"></script>`;
  return {
    open: async () => html,
    base: '/r/',
    file: async (name: string) => (files[name] === undefined ? null : Buffer.from(files[name])),
  } satisfies SmokeSite;
}

const pairOf = (route: object, shell = aShell({ js: ['shell.js', 'start.js'] })): Pair => ({
  what: 'live shell s1 with candidate 1',
  shell,
  release: aRelease({ routes: [{ ...routeOf('/a'), ...route }] }),
});

let browser: Browser;
beforeAll(async () => {
  const file = findBrowser(process.env);
  if (!file) throw new Error('there is no Chromium: set E2E_CHROMIUM to one');
  browser = await launch(file);
});
afterAll(() => browser.close());

const failures = (scripts: Scripts, pair = pairOf({ firstCall: FIRST_CALL })) =>
  earlyFailures(browser, site(scripts), [pair], contract);

describe('a page that is drawn before react-dom', () => {
  it('passes if react-dom draws it equally, whatever its effects and chunks change afterwards', async () =>
    expect(
      await failures({
        page: `function late() { document.querySelector('#root').insertAdjacentHTML('afterbegin', '<em>离线</em>'); }`,
        start: `takeOver(render).then(function () {
          document.head.appendChild(document.createElement('script')).src = '/r/honey/1/late.js';
        });`,
      }),
    ).toEqual([]));

  it.each([
    ['reads what only react-dom has', `user = function () { return window.react ? '甲' : '乙'; };`, '乙'],
    ['reads a random number', `user = function () { return Math.random(); };`, '0.'],
  ])(
    'is refused if it %s, with the route, the answer and the first line that differs',
    async (_, page, before) => {
      const [failure, ...others] = await failures({ page, start: 'window.react = 1; takeOver(render)' });
      expect(others).toEqual([]);
      expect(failure).toMatch(/^\/a hydrates differently: Error: Minified React error #418; visit: /);
      expect(failure).toContain(`: ${before}`);
      expect(failure).toContain('; first answer: everything given; a user with everything given');
      expect(failure).toContain('(live shell s1 with candidate 1)');
    },
  );

  it('is refused if it has other attributes, which react-dom leaves', async () =>
    expect(
      await failures({ first: `drawEarly(function (list) { return render(list).replace('会员', '旧'); })` }),
    ).toEqual([
      expect.stringContaining(
        '/a keeps <p title="旧"> of its first sight, where react-dom draws <p title="会员">',
      ),
    ]));

  it.each([
    ['an empty list', `if (!list.packages.length) return '';`, 'no packages; anonymous'],
    [
      'a missing part',
      `if (list.packages.some(function (each) { return !('price' in each); })) return '';`,
      'missing',
    ],
    ['an anonymous user', `if (user() === '未登录') return '';`, 'anonymous'],
  ])('is refused if only %s is drawn differently, and names it', async (_, special, name) =>
    expect(
      await failures({ first: `drawEarly(function (list) { ${special} return render(list); })` }),
    ).toEqual([expect.stringMatching(new RegExp(`^/a hydrates differently: .*; first answer: .*${name}`))]),
  );

  it('is refused if a bad answer leaves something behind', async () =>
    expect(
      await failures({
        first: `drawEarly(render).then(function () { return answer(); }).catch(function () {
          document.querySelector('#root').className = 'failed';
        });`,
        start: `takeOver(render).then(function () {
          var root = document.querySelector('#root');
          if (root.className) root.innerHTML += '<u>';
        });`,
      }),
    ).toEqual([expect.stringMatching(/^\/a keeps <u> .*; first answer: status 503; /)]));
});

describe('a page whose answer is malformed', () => {
  it('is refused if it is drawn before react-dom all the same', async () =>
    expect(await failures({ page: `isValid = function () { return true; };` + TOLERANT })).toEqual([
      expect.stringMatching(
        /^\/a is drawn before react-dom from an answer that the client refuses; .*malformed/,
      ),
    ]));
});

describe('a page that could be drawn before react-dom', () => {
  it('is refused if it is not, with the reason that the shell logs', async () =>
    expect(await failures({ first: `console.error('early', Error('UnsupportedError: select'))` })).toEqual([
      expect.stringMatching(/^\/a is not drawn before react-dom \(Error: UnsupportedError: select/),
    ]));

  it('is refused if it shows its loading state although the answer is there', async () =>
    expect(
      await failures({
        first: `drawEarly(function () { return '<i>载入中</i>'; })`,
        start: `setTimeout(function () { takeOver(render); }); console.error = function () {};`,
      }),
    ).toEqual([expect.stringContaining('/a shows its loading state before react-dom')]));

  it.each([
    ['the route has no first call', {}, {}],
    ['the address has secrets', { firstCall: FIRST_CALL, secretParams: ['phone'] }, {}],
    [
      'the HTML makes no call, as the backend speaks another format',
      { firstCall: FIRST_CALL },
      { boot: 'null' },
    ],
  ])('may be left to react-dom if %s', async (_, route, scripts) =>
    expect(
      await failures(
        { first: '', start: `document.getElementById('root').__reactContainer$1 = 1;`, ...scripts },
        pairOf(route),
      ),
    ).toEqual([]),
  );

  it('may be left to react-dom by a shell of one file', async () =>
    expect(await failures({ first: '' }, pairOf({ firstCall: FIRST_CALL }, aShell()))).toEqual([]));

  it('is refused if the contract does not have its first call', async () =>
    expect(await failures({}, pairOf({ firstCall: { backend: 'honey', path: '/other' } }))).toEqual([
      '/a the contract has no GET /other of honey (live shell s1 with candidate 1)',
    ]));
});
