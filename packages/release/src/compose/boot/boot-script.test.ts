import vm from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import type { ComposedData } from '../../page-data.ts';
import { bootScript } from './boot-script.ts';

const boot = await bootScript();

/** A page that belongs to no brand: nothing is chosen. */
const NOBODYS = {
  brand: null,
  route: null,
  composed: null,
  base: '/r/',
  shell: { version: 's1', js: ['shell.js'], css: [], integrity: { 'shell.js': 'sha256-s1' } },
  slice: { serial: 0, live: null, canary: null, lastGood: null },
} as unknown as ComposedData;

/** Runs the minified script in a window of a few things. */
function run(firstCall: string | null, stored: Record<string, string> = {}, some: object = {}) {
  const listeners: Record<string, (event: unknown) => void> = {};
  const reload = vi.fn();
  const fetch = vi.fn((..._: unknown[]) => new Promise(() => undefined));
  const session = new Map<string, string>();
  const root = { innerHTML: '', querySelector: () => ({}), firstChild: { appendChild: vi.fn() } };
  const window: Record<string, unknown> = {
    fetch,
    location: { reload },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    sessionStorage: {
      getItem: (key: string) => session.get(key) ?? null,
      setItem: (key: string, value: string) => session.set(key, value),
    },
    document: { getElementById: () => root, addEventListener: vi.fn(), createElement: () => ({ style: {} }) },
    addEventListener: (name: string, run: (event: unknown) => void) => (listeners[name] = run),
    setTimeout: vi.fn(),
    requestAnimationFrame: (run: () => void) => run(),
    ...some,
  };
  window['window'] = window;
  vm.runInNewContext(boot(NOBODYS, firstCall), window);
  const failShell = () => listeners['error']?.({ target: { hasAttribute: () => true } });
  const failOther = () => listeners['error']?.({ target: { hasAttribute: () => false } });
  return { window, fetch, reload, root, failShell, failOther, session, listeners };
}

describe('the boot script', () => {
  it('starts the first call at once, with the stored client type and token', () => {
    const { fetch, window } = run('/api/x?ct={ct}', { ct: '3', 'auth.token': 'Bearer t' });
    expect(fetch).toHaveBeenCalledWith('/api/x?ct=3', {
      headers: { accept: 'application/json', authorization: 'Bearer t' },
      credentials: 'same-origin',
    });
    expect(window['__boot']).toMatchObject({ first: { url: '/api/x?ct=3', token: 'Bearer t' } });
  });

  it('sends no authorization without a token, and 0 for a client type that is none', () => {
    const { fetch } = run('/api/x?ct={ct}', { ct: 'x' });
    expect(fetch).toHaveBeenCalledWith(
      '/api/x?ct=0',
      expect.objectContaining({ headers: { accept: 'application/json' } }),
    );
  });

  it('puts the prefix before a token that lacks it', () => {
    expect(run('/x', { 'auth.token': 't' }).window['__boot']).toMatchObject({ first: { token: 'Bearer t' } });
  });

  it('lets skeletons shimmer only 300 ms after the first frame', () => {
    const { window } = run(null);
    const documentElement = { setAttribute: vi.fn() };
    Object.assign(window['document'] as object, { documentElement });
    const later = (window['setTimeout'] as ReturnType<typeof vi.fn>).mock.calls.find(([, ms]) => ms === 300);
    (later?.[0] as () => void)();
    expect(documentElement.setAttribute).toHaveBeenCalledWith('data-slow', '');
  });

  it('makes no call where the page has none', () => expect(run(null).fetch).not.toHaveBeenCalled());

  it('works where storage is refused', () => {
    const localStorage = {
      getItem: () => {
        throw new Error('refused');
      },
    };
    expect(run('/x', {}, { localStorage }).fetch).toHaveBeenCalledOnce();
  });

  it('reloads once when the shell does not arrive, then says so', () => {
    const { failShell, reload, root, session, window } = run(null);
    failShell();
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

  it('never reloads while a payment is under way: it shows the way to its result', () => {
    const { failShell, reload, root } = run(null, { 'purchase.result': '/result/-/1/-/1' });
    failShell();
    expect(reload).not.toHaveBeenCalled();
    expect(root.innerHTML).toContain('付款不受影响，可以查看支付结果。');
    expect(root.firstChild.appendChild).toHaveBeenCalledWith(
      expect.objectContaining({ href: '/result/-/1/-/1' }),
    );
  });

  it("takes away a release's script that failed, so that its bundler does not wait for it", () => {
    const { listeners, reload } = run(null);
    const parentNode = { removeChild: vi.fn() };
    const script = { tagName: 'SCRIPT', hasAttribute: () => false, src: '/r/honey/v1/pay.js', parentNode };
    listeners['error']?.({ target: script });
    expect(parentNode.removeChild).toHaveBeenCalledWith(script);
    expect(reload).not.toHaveBeenCalled();
  });

  it('leaves a picture that failed to the page, which has drawn it', () => {
    const { listeners, reload } = run(null);
    const parentNode = { removeChild: vi.fn() };
    listeners['error']?.({
      target: { tagName: 'IMG', hasAttribute: () => false, src: '/a.png', parentNode },
    });
    expect(parentNode.removeChild).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it("leaves other files' failures, and a shell that has started, to the shell", () => {
    const { failOther, failShell, reload, window } = run(null);
    failOther();
    (window['__boot'] as { isStarted: boolean }).isStarted = true;
    failShell();
    expect(reload).not.toHaveBeenCalled();
  });
});
