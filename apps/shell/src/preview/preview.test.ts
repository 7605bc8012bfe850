// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OVERRIDE_KEY } from '@vip/release-format';
import { NOW } from '../test-support/release-parts.test-support.ts';
import { memoryStorage } from '../test-support/memory-storage.test-support.ts';
import { createSigner, createSite, publish, samplePage } from '../test-support/sample-site.test-support.ts';
import { openLink, showBanner } from './preview.ts';

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  document.body.removeAttribute('style');
});
const said = () => document.querySelector('[role=alert]')?.textContent ?? '';

async function opening(
  some: { isPaymentInProgress?: boolean; isLasting?: boolean; brand?: null; route?: string } = {},
) {
  const honey = await createSigner('h1');
  const site = createSite();
  const [live, two] = [publish(site, 'v1'), publish(site, 'v2')];
  const reload = vi.fn();
  const session = { ...memoryStorage(), isLasting: () => some.isLasting ?? true };
  const parts = {
    window: { document, fetch: site.fetch, location: { reload } } as unknown as Window,
    page: samplePage(live, {
      keys: [honey.key],
      ...('brand' in some && { brand: null }),
      ...(some.route && { route: some.route }),
    }),
    session,
    now: () => NOW,
    isPaymentInProgress: () => some.isPaymentInProgress ?? false,
    report: vi.fn(),
  };
  const payload = { brand: 'honey', version: 'v2', manifest: two.manifest, exp: NOW / 1000 + 3600 };
  const link = async (change: object = {}, signer = honey) => {
    const signed = await signer.sign({ ...payload, ...change });
    return [signed.protected, signed.payload, signed.signature].join('.');
  };
  return { parts, site, two, session, reload, link };
}

describe('a preview link that holds', () => {
  it('is kept for this tab, and the document loaded anew', async () => {
    const { parts, two, session, reload, link } = await opening();
    await openLink(parts, await link({ allowPay: true }));
    expect(JSON.parse(session.get(OVERRIDE_KEY) ?? 'null')).toEqual({
      brand: 'honey',
      release: two,
      expiresAt: NOW + 3_600_000,
      allowPay: true,
    });
    expect(reload).toHaveBeenCalledOnce();
    expect(said()).toBe('');
  });
});

describe('a preview link that does not', () => {
  const nothingDone = ({ session, reload }: Awaited<ReturnType<typeof opening>>) => {
    expect(session.get(OVERRIDE_KEY)).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  };

  it.each([
    ['is over', { exp: NOW / 1000 - 1 }],
    ['is of another brand', { brand: 'main' }],
    ['names nothing', { manifest: '' }],
  ])('says so where it %s, and the page stays', async (_, change) => {
    const made = await opening();
    await openLink(made.parts, await made.link(change));
    expect(said()).toContain('预览链接已失效');
    nothingDone(made);
  });

  it.each([
    ['is not signed by the brand', async () => createSigner('o1')],
    ["is signed under the brand's name by another", async () => createSigner('h1')],
  ])('says so where it %s', async (_, signer) => {
    const made = await opening();
    await openLink(made.parts, await made.link({}, await signer()));
    expect(said()).toContain('预览链接已失效');
    nothingDone(made);
  });

  it.each(['', 'x', 'a.b.c', '%E0%A4%A'])('says so where it is %j', async (link) => {
    const made = await opening();
    await openLink(made.parts, link);
    expect(said()).toContain('预览链接已失效');
    nothingDone(made);
  });

  it('says so on a page of no brand', async () => {
    const made = await opening({ brand: null });
    await openLink(made.parts, await made.link());
    expect(said()).toContain('预览链接已失效');
  });

  it.each([
    ['the version does not come', {}, '请检查网络'],
    ['a payment is under way', { isPaymentInProgress: true }, '支付正在进行'],
    ['the version has not this page', { route: '/old' }, '没有这个页面'],
    ['nothing can be kept', { isLasting: false }, '不能预览'],
  ])('says something else where %s', async (_, some, text) => {
    const made = await opening(some);
    const link = await made.link();
    if (text === '请检查网络') made.site.files.delete('/r/honey/v2/release.json');
    await openLink(made.parts, link);
    expect(said()).toContain(text);
    nothingDone(made);
  });

  it('is forgotten with a tap', async () => {
    const made = await opening();
    await openLink(made.parts, 'x');
    document.querySelector('button')?.click();
    expect(said()).toBe('');
  });
});

describe('the line above a preview', () => {
  const at = new Date(2026, 10, 22, 9, 5).getTime();

  it('stands first in the page and says what it is, until when, and whether it can pay', () => {
    const live = publish(createSite(), 'abcdef012345');
    const page = samplePage(live, { override: { allowPay: false, expiresAt: at } });
    showBanner(window, page, memoryStorage());
    const bar = document.body.firstElementChild;
    expect(bar?.getAttribute('role')).toBe('status');
    // Chromium would scroll it out of sight at once.
    expect(document.body.style.overflowAnchor).toBe('none');
    expect(bar?.textContent).toBe('预览版本 honey abcdef0，不能支付，有效至 11-22 09:05退出预览');
  });

  it('leads back to what is live', () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    const session = memoryStorage({ [OVERRIDE_KEY]: '{}' });
    const page = samplePage(publish(createSite(), 'v1'), { override: { allowPay: true, expiresAt: at } });
    showBanner(window, page, session);
    document.querySelector('button')?.click();
    expect(session.get(OVERRIDE_KEY)).toBeNull();
    expect(reload).toHaveBeenCalledOnce();
  });
});
