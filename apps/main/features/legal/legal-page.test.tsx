import type * as legalSource from '#legal-text';
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { HostProvider, NavigationProvider } from '@vip/host';
import { renderPage } from '@vip/host/prerender';
import { allByRole, byRole, render, shown, tap } from '@vip/ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeHost } from '@vip/checkout-react/testing';
import { memory } from '../../shared/orders/testing/samples.ts';
import LegalPage from './index.tsx';

const build = vi.hoisted(() => ({ isPublishing: false }));
vi.mock('#legal-text', async (original) => {
  const shipped = await original<typeof legalSource>();
  const built = await import('./built-text.ts');
  return { ...shipped, legalText: (path: string) => (build.isPublishing ? built : shipped).legalText(path) };
});

/** The composed HTML of a path, as rendered on publishing. */
function composed(): string {
  build.isPublishing = true;
  const html = renderPage(LegalPage, '/lxbpa');
  build.isPublishing = false;
  return html;
}

/** The page at a path, in a shell whose session storage is `session`. */
const at = (path: string, session = memory()) => {
  const host = { ...fakeHost(() => undefined), storage: { local: memory(), session } };
  const navigation = { path, params: {}, query: {}, go: () => undefined, back: () => undefined };
  return (
    <HostProvider value={host}>
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
  'at %s the text of the document is hydrated without a mismatch',
  async (path) => {
    document.body.innerHTML = `<div id="root">${composed()}</div>`;
    const root = document.getElementById('root') as HTMLElement;
    const paragraph = root.querySelector('p');
    const consoleError = vi.spyOn(console, 'error');
    let hydrated: Root | undefined;
    await act(async () => {
      hydrated = hydrateRoot(root, at(path), { onRecoverableError: (error) => console.error(error) });
    });
    expect(consoleError).not.toHaveBeenCalled();
    expect(root.querySelector('p')).toBe(paragraph);
    expect(shown()).toContain('我们知道个人信息对你很重要');
    expect(root.querySelector('header')?.textContent).toMatch(/聊小白 · 版本号 V[\d.]+.*其他版本：网页版$/);
    expect(opened).toEqual([]);
    act(() => hydrated?.unmount());
  },
);

test('without a document of its own the page opens it', () => {
  render(at('/lxbua?app=lxb'));
  expect(opened).toEqual(['/lxbua']);
  expect(byRole('link', '查看全文').getAttribute('href')).toBe('/lxbua');
});

test('the text of another path in the document is not used', () => {
  document.body.innerHTML = composed();
  render(at('/lxbua'));
  expect(opened).toEqual(['/lxbua']);
});

test('if the opened document lacks the text too, an error is shown, and 重试 opens it again', () => {
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
