import vm from 'node:vm';
import { describe, expect, it, vi, type Mock } from 'vitest';
import type { BootData, ComposedData } from '@vip/release-format';
import { bootScript } from './boot-script.ts';

const boot = await bootScript();

const DAY_MS = 24 * 3600_000;

/** A page without a brand: no release is chosen. */
const NO_BRAND = {
  brand: null,
  route: null,
  composed: null,
  base: '/r/',
  shell: { version: 's1', js: ['shell.js'], css: [], integrity: { 'shell.js': 'sha256-s1' } },
  slice: { serial: 0, live: null, canary: null, lastGood: null },
} as unknown as ComposedData;

/** The root's style in an engine that knows `-apple-system-body`, or drops it. */
const textStyle = (isKnown: boolean) => {
  let kept = '';
  return {
    fontSize: '',
    get font() {
      return kept;
    },
    set font(font: string) {
      kept = isKnown ? font : '';
    },
  };
};

/** Runs the minified script in a window with a few globals. */
function run(
  firstCall: string | null,
  stored: Record<string, string> = {},
  some: object = {},
  page: ComposedData = NO_BRAND,
  documentElement: { setAttribute: Mock; style: object } = { setAttribute: vi.fn(), style: textStyle(false) },
) {
  const listeners: Record<string, (event: unknown) => void> = {};
  const elements: typeof listeners = {};
  const [reload, assign] = [vi.fn(), vi.fn()];
  const fetch = vi.fn((..._: unknown[]): Promise<unknown> => new Promise(() => undefined));
  const session = new Map<string, string>();
  const button: { onclick?: () => void } = {};
  const note: { textContent?: string } = {};
  const links: { href?: string; onclick?: () => unknown }[] = [];
  const added: { src?: string }[] = [];
  const root = {
    innerHTML: '',
    querySelector: (name: string) => (name === 'p' ? note : button),
    firstChild: { appendChild: (link: object) => links.push(link) },
  };
  const window: Record<string, unknown> = {
    fetch,
    location: {
      reload,
      assign,
      href: 'https://vip.example/honeywechatpay',
      pathname: '/honeywechatpay',
      search: '',
    },
    localStorage: { ...stored, getItem: (key: string) => stored[key] ?? null },
    sessionStorage: {
      getItem: (key: string) => session.get(key) ?? null,
      setItem: (key: string, value: string) => session.set(key, value),
    },
    document: {
      getElementById: () => root,
      documentElement,
      addEventListener: (name: string, run: (event: unknown) => void) => (elements[name] = run),
      createElement: () => ({ style: {}, setAttribute: vi.fn() }),
      head: { appendChild: (script: object) => added.push(script) },
      write: vi.fn(),
    },
    addEventListener: (name: string, run: (event: unknown) => void) => (listeners[name] = run),
    setTimeout: vi.fn(),
    requestAnimationFrame: (run: () => void) => run(),
    performance: { timing: {}, now: () => 0 },
    ...some,
  };
  window['window'] = window;
  vm.runInNewContext(boot(page, firstCall), window);
  const fail = (target: object) => listeners['error']?.({ target });
  const failShell = () => fail({ hasAttribute: () => true, src: '/r/shell.js' });
  const parsed = () => elements['readystatechange']?.({});
  const ranFirst = () => elements['DOMContentLoaded']?.({});
  const timers = (window['setTimeout'] as ReturnType<typeof vi.fn>).mock.calls as [() => void, number][];
  return {
    window,
    documentElement,
    fetch,
    reload,
    assign,
    root,
    button,
    note,
    links,
    fail,
    failShell,
    parsed,
    ranFirst,
    dispatch: (type: string, event: object) => elements[type]?.({ type, ...event }),
    added,
    session,
    timers,
  };
}

const turn = () => new Promise((done) => setTimeout(done));
const honeys = { ...NO_BRAND, brand: 'honey', route: '/honeywechatpay' } as ComposedData;
const remembered = (some: object = {}) =>
  JSON.stringify({ path: '/result/-/26/-/1', order: '26', at: Date.now(), isPaid: false, ...some });

it('sends the first call with the fetch of the web view where Capacitor has taken over fetch', () => {
  const [taken, kept] = [vi.fn(), vi.fn((..._: unknown[]) => new Promise(() => undefined))];
  const { window } = run('/api/main/v1', {}, { fetch: taken, CapacitorWebFetch: kept });
  expect([taken.mock.calls.length, kept.mock.calls.length]).toEqual([0, 1]);
  expect(window['fetch']).toBe(kept);
});

describe('the text size', () => {
  /** The size of `root` in an engine whose `-apple-system-body` has `px`; null: it does not know that font. */
  function scaled(px: number | null, userAgent = 'iPhone') {
    const style = textStyle(px !== null);
    const setAttribute = vi.fn();
    run(
      null,
      {},
      {
        navigator: { userAgent },
        getComputedStyle: () => ({ fontSize: style.font ? `${px}px` : '16px' }),
      },
      NO_BRAND,
      { setAttribute, style },
    );
    return [style.font, style.fontSize];
  }

  it.each([
    ['at the standard setting of iOS', 17, ''],
    ['at a smaller setting', 14, ''],
    ['on macOS', 13, ''],
    ['at a larger setting', 21.25, '125%'],
    ['at the largest setting, as far as pages are checked', 53, '200%'],
  ])('%s', (_, px, fontSize) => {
    expect(scaled(px)).toEqual(['', fontSize]);
  });

  it('stays in engines without that font', () => {
    expect(scaled(null)).toEqual(['', '']);
  });

  it('is scaled by WeChat itself', () => {
    expect(scaled(28, 'iPhone MicroMessenger/8.0.50')).toEqual(['', '']);
  });
});

describe('the shell’s other files', () => {
  const shell = {
    version: 's1',
    js: ['shell.js', 'start.js'],
    css: [],
    integrity: { 'shell.js': 'sha256-s1', 'start.js': 'sha256-s2' },
  };
  const page = { ...NO_BRAND, shell } as ComposedData;
  const START = { src: '/r/shell/s1/start.js', integrity: 'sha256-s2', crossOrigin: 'anonymous' };

  it('are loaded at once where there is no first call', () =>
    expect(run(null, {}, {}, page).added).toMatchObject([START]));

  /** The HTML took 150 ms to begin to arrive; the script runs 10 ms after that. */
  function slow() {
    let now = 360;
    const timing = { navigationStart: 1000, requestStart: 1200, responseStart: 1350 };
    const made = run('/api/x', {}, { performance: { timing, now: () => now } }, page);
    return { ...made, at: (ms: number) => (now = ms) };
  }

  it('are loaded once, a round trip after the first ones', () => {
    const { added, timers, ranFirst } = slow();
    expect(added).toEqual([]);
    timers.find(([, delay]) => delay === 140)?.[0]();
    expect(added).toMatchObject([START]);
    ranFirst();
    expect(added).toHaveLength(1);
  });

  it('are loaded before the page is laid out if half of that has passed', () => {
    const { added, at, parsed } = slow();
    at(424);
    parsed();
    expect(added).toEqual([]);
    at(425);
    parsed();
    expect(added).toMatchObject([START]);
  });

  it('are loaded when the first have run, however long the HTML took', () => {
    const { added, ranFirst } = slow();
    ranFirst();
    expect(added).toMatchObject([START]);
  });
});

describe('the boot script', () => {
  it('starts the first call with the stored client type and token', () => {
    const { fetch, window } = run('/api/x?ct={ct}', { ct: '3', 'auth.token': 'Bearer t' });
    expect(fetch).toHaveBeenCalledWith('/api/x?ct=3', {
      headers: { accept: 'application/json', authorization: 'Bearer t' },
      credentials: 'same-origin',
      cache: 'no-store',
      redirect: 'error',
    });
    expect(window['__boot']).toMatchObject({ first: { url: '/api/x?ct=3', token: 'Bearer t' } });
  });

  it.each([
    [{ ct: 'x' }, '/x?ct=0', { accept: 'application/json' }],
    [{ 'auth.token': 't' }, '/x?ct=0', { accept: 'application/json', authorization: 'Bearer t' }],
  ])('with %j stored it requests %s with %j', (stored, url, headers) =>
    expect(run('/x?ct={ct}', stored).fetch).toHaveBeenCalledWith(url, expect.objectContaining({ headers })),
  );

  it.each([
    ['skeletons shimmer from a second after the first frame', 1000, 'data-slow'],
    ['a page whose end is missing is shown after 3 s', 3000, 'data-partial'],
  ])('%s', (_, ms, attribute) => {
    const { timers, documentElement } = run(null);
    expect(documentElement.setAttribute).not.toHaveBeenCalled();
    timers.find(([, delay]) => delay === ms)?.[0]();
    expect(documentElement.setAttribute).toHaveBeenCalledWith(attribute, '');
  });

  it('reads the body of the answer once, for everyone who asks for it', async () => {
    const fetch = vi.fn(() => Promise.resolve(new Response('{"a":1}')));
    const { first } = run('/x', {}, { fetch }).window['__boot'] as BootData;
    const answer = await first?.answer;
    expect([await first?.text, await answer?.text(), await answer?.text()]).toEqual(Array(3).fill('{"a":1}'));
  });

  it('makes no call if the page has none', () => expect(run(null).fetch).not.toHaveBeenCalled());

  it('works without storage', () => {
    const localStorage = {
      getItem: () => {
        throw new Error('refused');
      },
    };
    expect(run('/x', {}, { localStorage }).fetch).toHaveBeenCalledOnce();
  });

  it('reloads once if the shell does not load, then shows a message', async () => {
    const { failShell, reload, fetch, root, session, window } = run(null);
    fetch.mockResolvedValue({});
    failShell();
    await turn();
    expect(fetch.mock.calls).toEqual([
      ['https://vip.example/honeywechatpay', { method: 'HEAD', cache: 'no-store' }],
      ['/r/shell.js', { cache: 'reload' }],
    ]);
    expect(reload).toHaveBeenCalledOnce();
    expect(root.innerHTML).toBe('');
    const again = run(
      null,
      {},
      { sessionStorage: { getItem: () => session.get('reloaded'), setItem: vi.fn() } },
    );
    again.failShell();
    expect(again.reload).not.toHaveBeenCalled();
    expect(again.root.innerHTML).toContain('页面加载失败');
    expect([window['__boot'], again.window['__boot']]).toMatchObject([
      { isReplaced: false },
      { isReplaced: true },
    ]);
  });

  it('what a user does is kept until the page listens, and a form does not load the page again', () => {
    const { window, dispatch } = run(null);
    const data = window['__boot'] as BootData;
    const preventDefault = vi.fn();
    ['input', 'click', 'submit'].forEach((type) => dispatch(type, { preventDefault }));
    expect(data.input?.map(({ type }) => type)).toEqual(['input', 'click', 'submit']);
    expect(preventDefault).toHaveBeenCalledTimes(1);
    data.input = null;
    dispatch('submit', { preventDefault });
    expect(preventDefault).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['fails', (page: ReturnType<typeof run>) => page.fetch.mockRejectedValue(new TypeError('offline'))],
    [
      'does not answer in time',
      (page: ReturnType<typeof run>) =>
        void turn().then(() => page.timers.find(([, ms]) => ms === 5000)?.[0]()),
    ],
  ])('without a network (the request %s) it shows the message and does not reload', async (_, lose) => {
    const page = run(null);
    lose(page);
    page.failShell();
    await turn();
    await turn();
    expect(page.root.innerHTML).toContain('请检查网络后重试');
    page.fetch.mockRejectedValue(new TypeError('offline'));
    page.button.onclick?.();
    await turn();
    expect(page.reload).not.toHaveBeenCalled();
    expect(page.note.textContent).toBe('网络连接失败，请检查网络');
    page.fetch.mockResolvedValue({});
    page.button.onclick?.();
    await turn();
    expect(page.reload).toHaveBeenCalledOnce();
  });

  it('reloads even if the request for the failed file fails or hangs', async () => {
    for (const file of [Promise.reject(new TypeError('CORS')), new Promise(() => undefined)]) {
      const { failShell, fetch, reload, timers } = run(null);
      fetch.mockResolvedValueOnce({}).mockReturnValueOnce(file);
      failShell();
      await turn();
      timers.find(([, ms]) => ms === 5000)?.[0]();
      expect(reload).toHaveBeenCalledOnce();
    }
  });

  it('does not reload if the shell has started meanwhile', async () => {
    const { failShell, fetch, reload, window } = run(null);
    fetch.mockResolvedValue({});
    failShell();
    (window['__boot'] as { isStarted: boolean }).isStarted = true;
    await turn();
    expect(reload).not.toHaveBeenCalled();
  });

  it('never reloads while a payment is in progress: it links to the result', async () => {
    const page = run(null, { 'purchase.result.honey': remembered() }, {}, honeys);
    page.failShell();
    expect(page.reload).not.toHaveBeenCalled();
    expect(page.root.innerHTML).toContain('款项不受影响，可查看支付结果');
    expect(page.links).toMatchObject([{ href: '/result/-/26/-/1' }]);
    page.fetch.mockResolvedValue({});
    expect(page.links[0]?.onclick?.()).toBe(false);
    await turn();
    expect(page.assign.mock.calls).toEqual([['/result/-/26/-/1']]);
  });

  it.each([
    ['of its brand', 'honey', '?x=1'],
    ['of another brand by the order in the address', 'tuiwen', '?order=26&brand=tuiwen'],
  ])('shows that an order %s is paid', (_, brand, search) => {
    const location = { reload: vi.fn(), pathname: '/upgrade/use', search };
    const stored = { [`purchase.result.${brand}`]: remembered({ isPaid: true }) };
    const { failShell, root } = run(null, stored, { location }, honeys);
    failShell();
    expect(root.innerHTML).toContain('>支付成功</h1>');
    expect(root.innerHTML).toContain('支付已完成，网络恢复后即可打开订单详情');
  });

  it.each([
    ['of another brand', { 'purchase.result.tuiwen': remembered() }],
    ['older than a day', { 'purchase.result.honey': remembered({ at: Date.now() - DAY_MS }) }],
    [
      'from the future, after the clock was set back',
      { 'purchase.result.honey': remembered({ at: Date.now() + 2 * DAY_MS }) },
    ],
    ['of another origin', { 'purchase.result.honey': remembered({ path: '/\\\\evil.example' }) }],
    ['of another origin', { 'purchase.result.honey': remembered({ path: '//evil.example' }) }],
    ['without JSON', { 'purchase.result.honey': '/result/-/26/-/1' }],
  ])('a result %s counts as none', async (_, stored) => {
    const { failShell, fetch, reload, links } = run(null, stored, {}, honeys);
    fetch.mockResolvedValue({});
    failShell();
    await turn();
    expect([reload.mock.calls.length, links]).toEqual([1, []]);
  });

  it.each([
    ["removes a release's script that failed, so that webpack does not wait for it", 'SCRIPT', 1],
    ['ignores a picture that failed', 'IMG', 0],
  ])('%s', (_, tagName, removals) => {
    const { fail, reload } = run(null);
    const parentNode = { removeChild: vi.fn() };
    fail({ tagName, hasAttribute: () => false, src: '/r/honey/v1/pay', parentNode });
    expect(parentNode.removeChild).toHaveBeenCalledTimes(removals);
    expect(reload).not.toHaveBeenCalled();
  });

  it('ignores failures of the shell once it has started', () => {
    const { failShell, reload, window } = run(null);
    (window['__boot'] as { isStarted: boolean }).isStarted = true;
    failShell();
    expect(reload).not.toHaveBeenCalled();
  });
});
