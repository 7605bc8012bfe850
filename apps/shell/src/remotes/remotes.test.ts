import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../test-support/memory-storage.test-support.ts';
import { createPageLoader, RemoteError } from './page-loader.ts';
import { createReloadOnce } from './reload-once.ts';

const Page = () => null;

describe('loading a page', () => {
  it('loads a page once that is requested twice', async () => {
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
  const setup = ({ isPaymentInProgress = false, isLasting = true } = {}) => {
    const reload = vi.fn();
    const session = { ...memoryStorage(), isLasting: () => isLasting };
    // A new instance each time: the document was reloaded.
    const make = () => createReloadOnce({ session, isPaymentInProgress: () => isPaymentInProgress, reload });
    return { reload, make };
  };

  it('happens once for a version, also after the reload', () => {
    const { reload, make } = setup();
    expect(make().tryReload('honey_1')).toBe(true);
    expect(make().hasTried('honey_1')).toBe(true);
    expect(make().tryReload('honey_1')).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('happens again for another version', () => {
    const { reload, make } = setup();
    make().tryReload('honey_1');
    expect(make().hasTried('honey_2')).toBe(false);
    make().tryReload('honey_2');
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['never interrupts a payment', { isPaymentInProgress: true }],
    ['never happens if storage would not remember it, since it would loop', { isLasting: false }],
  ])('%s', (_, state) => {
    const { reload, make } = setup(state);
    expect(make().tryReload('honey_1')).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
