import type * as legalSource from '#legal-text';
import { act, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { HostProvider, NavigationProvider, type KeyValue } from '@vip/host';
import { renderPage } from '@vip/host/prerender';
import { allByRole, byRole, render, shown, tap } from '@vip/ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeHost } from '@vip/checkout-react/testing';
import LegalPage from './index.tsx';

const build = vi.hoisted(() => ({ isPublishing: false }));
vi.mock('#legal-text', async (original) => {
  const shipped = await original<typeof legalSource>();
  const built = await import('./built-text.ts');
  return { legalText: (path: string) => (build.isPublishing ? built : shipped).legalText(path) };
});

/** The composed HTML of the one path, as publishing renders it. */
function composed(): string {
  build.isPublishing = true;
  const html = renderPage(LegalPage, '/lxbpa');
  build.isPublishing = false;
  return html;
}

const memory = (): KeyValue => {
  const kept = new Map<string, string>();
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  };
};

/** The page at a path, in a shell whose session storage is `session`. */
const at = (path: string, session = memory()): ReactNode => {
  const host = fakeHost(
    () => undefined,
    () => undefined,
  );
  const navigation = { path, params: {}, query: {}, go: () => undefined, back: () => undefined };
  return (
    <HostProvider value={{ ...host, storage: { ...host.storage, session } }}>
      <NavigationProvider value={navigation}>
        <LegalPage />
      </NavigationProvider>
    </HostProvider>
  );
};

const opened: string[] = [];
const open = (event: Event) => {
  const link = (event.target as Element).closest('a');
  if (!link) return;
  event.preventDefault();
  opened.push(link.getAttribute('href') ?? '');
};
beforeEach(() => {
  opened.length = 0;
  document.addEventListener('click', open);
});
afterEach(() => document.removeEventListener('click', open));

test.each(['/lxbpa', '/lxbpa?app=lxb', '/lxbpa/'])(
  'at %s the text that stands in the document stays, and is taken over without a difference',
  async (path) => {
    document.body.innerHTML = `<div id="root">${composed()}</div>`;
    const root = document.getElementById('root') as HTMLElement;
    const paragraph = root.querySelector('p');
    const complain = vi.spyOn(console, 'error');
    let taken: Root | undefined;
    await act(async () => {
      taken = hydrateRoot(root, at(path), { onRecoverableError: (error) => console.error(error) });
    });
    expect(complain).not.toHaveBeenCalled();
    expect(root.querySelector('p')).toBe(paragraph);
    expect(shown()).toContain('我们知道个人信息对你很重要');
    expect(opened).toEqual([]);
    act(() => taken?.unmount());
  },
);

test('who comes without a document of its own is led to it', () => {
  render(at('/lxbua?app=lxb'));
  expect(opened).toEqual(['/lxbua']);
  expect(byRole('link', '打开全文').getAttribute('href')).toBe('/lxbua');
});

test('the text of another path in the document is not taken for this one’s', () => {
  document.body.innerHTML = composed();
  render(at('/lxbua'));
  expect(opened).toEqual(['/lxbua']);
});

test('where its document has been opened and the text is not there, it says so and opens it on request alone', () => {
  const session = memory();
  const first = render(at('/lxbua', session));
  first.show(null);
  render(at('/lxbua', session));
  expect(opened).toEqual(['/lxbua']);
  expect(byRole('alert').textContent).toContain('页面加载失败');
  expect(allByRole('link', '联系客服').length).toBeGreaterThan(0);
  tap(byRole('button', '重试'));
  expect(opened).toEqual(['/lxbua', '/lxbua']);
});
