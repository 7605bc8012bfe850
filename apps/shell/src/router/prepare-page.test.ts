import { describe, expect, it, vi } from 'vitest';
import type { RouteDeclaration, Session } from '@vip/host';
import { createPageLoader } from '../remotes/page-loader.ts';
import { createPreparePage } from './prepare-page.ts';
import { routeTable } from './route-table.ts';

const firstCall = { backend: 'main', path: '/v1/activity?is_speed={ct}' } as const;
const route = (path: string, some: Partial<RouteDeclaration> = {}): RouteDeclaration => ({
  path,
  title: '会员',
  page: `./${path.slice(1)}`,
  session: 'known',
  ...some,
});

function open(session: Partial<Session> = {}) {
  const fetchPage = vi.fn(async (_: string): Promise<unknown> => ({ default: () => null }));
  const send = vi.fn();
  const loader = createPageLoader(fetchPage);
  const prepare = createPreparePage({
    match: routeTable([
      route('/list', { firstCall }),
      route('/own', { firstCall, session: 'required' }),
      route('/text', { session: 'none' }),
    ]),
    loader,
    session: { get: () => ({ isAsking: false, ...session }) as Session },
    send,
  });
  return { prepare, fetchPage, send, loader };
}

describe('a navigation', () => {
  it('starts the files of the page and its first call at the same time', () => {
    const { prepare, fetchPage, send } = open();
    prepare('/list?um=menu');
    expect([fetchPage.mock.calls, send.mock.calls]).toEqual([[['./list']], [[firstCall]]]);
  });

  it('starts no call for a page without one', () => {
    const { prepare, fetchPage, send } = open();
    prepare('/text');
    expect([fetchPage.mock.calls, send.mock.calls]).toEqual([[['./text']], []]);
  });

  it('starts no call for a page that waits for the app’s user', () => {
    const { prepare, fetchPage, send } = open({ isAsking: true });
    prepare('/own');
    expect([fetchPage.mock.calls, send.mock.calls]).toEqual([[['./own']], []]);
    prepare('/list');
    expect(send).toHaveBeenLastCalledWith(firstCall);
  });

  it('leaves a page that has loaded to itself: it sends its call at once', async () => {
    const { prepare, send, loader } = open();
    await loader.load('./list');
    prepare('/list');
    expect(send).not.toHaveBeenCalled();
  });

  it('loads the files once, also if they fail: the page reports it', async () => {
    const { prepare, fetchPage, loader } = open();
    fetchPage.mockRejectedValueOnce(new Error('offline'));
    prepare('/list');
    await expect(loader.load('./list')).rejects.toThrow('./list');
    expect(fetchPage).toHaveBeenCalledOnce();
  });

  it('does nothing without a route', () => {
    const { prepare, fetchPage, send } = open();
    prepare('/elsewhere');
    expect([fetchPage.mock.calls, send.mock.calls]).toEqual([[], []]);
  });
});
