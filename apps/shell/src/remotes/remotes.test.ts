import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../test-support/memory-storage.test-support.ts';
import { createPageLoader, RemoteError } from './page-loader.ts';
import { createReloadOnce } from './reload-once.ts';

const Page = () => null;

describe('loading a page', () => {
  it('asks once for a page that is asked for twice', async () => {
    const fetchPage = vi.fn(async () => ({ default: Page }));
    const loader = createPageLoader(fetchPage);
    expect(await Promise.all([loader.load('./pay'), loader.load('./pay')])).toEqual([Page, Page]);
    expect(await loader.load('./pay')).toBe(Page);
    expect(loader.loaded('./pay')).toBe(Page);
    expect(fetchPage).toHaveBeenCalledOnce();
  });

  it.each([
    ['a remote that is missing', () => Promise.reject(new Error('404'))],
    ['a module without a component', async () => ({ default: 'x' })],
    ['nothing', async () => null],
  ])('is a RemoteError for %s, and is not remembered', async (_, broken) => {
    const fetchPage = vi.fn<() => Promise<unknown>>(broken);
    const loader = createPageLoader(fetchPage);
    await expect(loader.load('./pay')).rejects.toBeInstanceOf(RemoteError);
    expect(loader.loaded('./pay')).toBeNull();
    fetchPage.mockImplementation(async () => ({ default: Page }));
    expect(await loader.load('./pay')).toBe(Page);
  });
});

describe('the one reload', () => {
  const setup = (isHeld = false) => {
    const reload = vi.fn();
    const session = memoryStorage();
    const make = (subject: string) => createReloadOnce({ session, subject, isHeld: () => isHeld, reload });
    return { reload, make };
  };

  it('happens once for a version, also after the reload itself', () => {
    const { reload, make } = setup();
    expect(make('honey_1').tryReload()).toBe(true);
    expect(make('honey_1').tryReload()).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('happens again for another version', () => {
    const { reload, make } = setup();
    make('honey_1').tryReload();
    make('honey_2').tryReload();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('never interrupts a payment', () => {
    const { reload, make } = setup(true);
    expect(make('honey_1').tryReload()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
