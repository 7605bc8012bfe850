import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../test-support/memory-storage.test-support.ts';
import { createGuard } from './guard.ts';
import { routeTable } from './route-table.ts';

function guarded() {
  const document = { title: '' };
  const spies = {
    replaceAddress: vi.fn(),
    onReleaseLink: vi.fn(),
    askNative: vi.fn(),
    setHostTitle: vi.fn(),
    track: vi.fn(),
  };
  const match = routeTable([
    { path: '/', title: '支付', page: './pay', session: 'required' },
    {
      path: '/result/:token/:id',
      title: '支付结果',
      page: './result',
      session: 'none',
      secretParams: ['token'],
    },
  ]);
  const guard = createGuard({
    document: document as Document,
    match,
    secrets: memoryStorage(),
    ...spies,
  });
  return { guard, document, ...spies };
}

describe('the guard of a navigation', () => {
  it('sets the title from the route and asks the native app', () => {
    const { guard, document, askNative, track } = guarded();
    guard('/');
    expect(document.title).toBe('支付');
    expect(askNative).toHaveBeenCalledOnce();
    expect(track).toHaveBeenCalledWith('page_view');
  });

  it('passes every title to the host app, and whether the document has it already', () => {
    const { guard, document, setHostTitle } = guarded();
    document.title = '支付';
    ['/', '/result/t/1', '/result/t/2'].forEach(guard);
    expect(setHostTitle.mock.calls).toEqual([
      ['支付', false],
      ['支付结果', true],
      ['支付结果', false],
    ]);
  });

  it('asks on every navigation', () => {
    const { guard, askNative } = guarded();
    ['/', '/result/t/1', '/nothing'].forEach(guard);
    expect(askNative).toHaveBeenCalledTimes(3);
  });

  it('takes a result token out of the address', () => {
    const { guard, replaceAddress } = guarded();
    guard('/result/secret/26');
    expect(replaceAddress).toHaveBeenCalledWith('/result/-/26');
  });

  it('takes a preview link out of any address, and opens it', () => {
    const { guard, replaceAddress, onReleaseLink } = guarded();
    guard('/?um=menu&release=a.b.c');
    expect(replaceAddress).toHaveBeenLastCalledWith('/?um=menu');
    guard('/result/secret/26?release=d.e.f');
    expect(replaceAddress).toHaveBeenLastCalledWith('/result/-/26');
    expect(onReleaseLink.mock.calls).toEqual([['a.b.c'], ['d.e.f']]);
  });

  it('takes what WeChat brought out of any address, before the secrets of the path', () => {
    const { guard, replaceAddress } = guarded();
    guard('/?um=menu&code=c1&state=s1');
    expect(replaceAddress).toHaveBeenLastCalledWith('/?um=menu');
    guard('/result/secret/26?code=c1&state=s1');
    expect(replaceAddress).toHaveBeenLastCalledWith('/result/-/26');
  });

  it('names a path that no route has', () => {
    const { guard, document } = guarded();
    guard('/nothing');
    expect(document.title).toBe('页面不存在');
  });
});
