// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OVERRIDE_KEY } from '@vip/release-format';
import { NOW } from '../test-support/release-parts.test-support.ts';
import { memoryStorage } from '../test-support/memory-storage.test-support.ts';
import {
  createSigner,
  createSite,
  publish,
  samplePage,
  slicePayload,
} from '../test-support/sample-site.test-support.ts';
import { openLink, type PreviewParts, showBanner } from './preview.ts';

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  document.body.removeAttribute('style');
});
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const notice = () => document.querySelector('[role=alert]')?.textContent ?? '';

async function opening(
  some: {
    isPaymentInProgress?: boolean;
    isLasting?: boolean;
    brand?: null;
    route?: string;
    revoked?: string;
  } = {},
) {
  const honey = await createSigner('h1');
  const site = createSite();
  const [live, two] = [publish(site, 'v1'), publish(site, 'v2')];
  const revoked = some.revoked ? [{ link: some.revoked, until: new Date(NOW).toISOString() }] : undefined;
  site.files.set('/registry/honey.json', JSON.stringify(await honey.sign(slicePayload(live, { revoked }))));
  const reload = vi.fn();
  const session = { ...memoryStorage(), isLasting: () => some.isLasting ?? true };
  const parts = {
    window: { document, fetch: site.fetch, location: { reload } } as unknown as Window,
    page: samplePage(live, {
      keys: [honey.key],
      ...('brand' in some && { brand: null }),
      ...(some.route && { route: some.route }),
    }),
    local: memoryStorage(),
    session,
    now: () => NOW,
    isPaymentInProgress: () => some.isPaymentInProgress ?? false,
    report: vi.fn(),
  };
  const payload = { brand: 'honey', version: 'v2', manifest: two.manifest, exp: NOW / 1000 + 3600, id: 'a1' };
  const link = async (change: object = {}, signer = honey) => {
    const signed = await signer.sign({ ...payload, ...change });
    return [signed.protected, signed.payload, signed.signature].join('.');
  };
  return { parts, site, two, session, reload, link };
}

describe('a valid preview link', () => {
  it('asks first; then it is stored for this tab and reloads the document', async () => {
    const { parts, two, session, reload, link } = await opening();
    await openLink(parts, await link());
    expect([notice(), session.get(OVERRIDE_KEY), reload.mock.calls]).toEqual([
      '要打开预览版本 honey v2 吗？预览里不能支付打开预览取消',
      null,
      [],
    ]);
    button('打开预览')?.click();
    expect(JSON.parse(session.get(OVERRIDE_KEY) ?? 'null')).toEqual({
      brand: 'honey',
      release: two,
      expiresAt: NOW + 3_600_000,
      allowPay: false,
      link: 'a1',
    });
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is not opened if the visitor declines', async () => {
    const { parts, session, reload, link } = await opening();
    await openLink(parts, await link({ allowPay: true }));
    expect(notice()).toContain('在预览里支付会真实扣款');
    button('取消')?.click();
    expect([notice(), session.get(OVERRIDE_KEY), reload.mock.calls]).toEqual(['', null, []]);
  });

  it.each([true, 1, 'true', null])('allows payment only if allowPay is true, not %j', async (allowPay) => {
    const { parts, session, link } = await opening();
    await openLink(parts, await link({ allowPay }));
    button('打开预览')?.click();
    expect(JSON.parse(session.get(OVERRIDE_KEY) ?? '')).toMatchObject({ allowPay: allowPay === true });
  });
});

describe('a preview link that is not opened', () => {
  const nothingDone = ({ session, reload }: Awaited<ReturnType<typeof opening>>) => {
    expect(session.get(OVERRIDE_KEY)).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  };

  it.each([
    ['has expired', { exp: NOW / 1000 }],
    ['expires at a text', { exp: '9999999999' }],
    ['never expires', { exp: null }],
    ['names a path', { version: '../main/v1' }],
    ['is of another brand', { brand: 'main' }],
    ['names no release', { manifest: '' }],
  ])('shows a notice and keeps the page if it %s', async (_, change) => {
    const made = await opening();
    await openLink(made.parts, await made.link(change));
    expect(notice()).toContain('预览链接已失效');
    nothingDone(made);
  });

  it('shows a notice if the brand has revoked it', async () => {
    const made = await opening({ revoked: 'a1' });
    await openLink(made.parts, await made.link());
    expect(notice()).toContain('预览链接已失效');
    nothingDone(made);
    await openLink(made.parts, await made.link({ id: 'a2' }));
    expect(notice()).toContain('要打开预览版本');
  });

  it('shows a notice if it cannot be known whether it was revoked', async () => {
    const made = await opening();
    made.site.files.delete('/registry/honey.json');
    await openLink(made.parts, await made.link());
    expect(notice()).toContain('请检查网络');
    nothingDone(made);
  });

  it.each([
    ['is not signed by the brand', async () => createSigner('o1')],
    ["is signed under the brand's name by another", async () => createSigner('h1')],
  ])('shows a notice if it %s', async (_, signer) => {
    const made = await opening();
    await openLink(made.parts, await made.link({}, await signer()));
    expect(notice()).toContain('预览链接已失效');
    nothingDone(made);
  });

  it.each(['', 'x', 'a.b.c', 'a..c', 'a.b.c.d', '%E0%A4%A'])('shows a notice if it is %j', async (link) => {
    const made = await opening();
    await openLink(made.parts, link);
    expect(notice()).toContain('预览链接已失效');
    nothingDone(made);
  });

  it('shows a notice on a page without a brand', async () => {
    const made = await opening({ brand: null });
    await openLink(made.parts, await made.link());
    expect(notice()).toContain('预览链接已失效');
  });

  it.each([
    ['the version cannot be fetched', {}, '请检查网络'],
    ['a payment is in progress', { isPaymentInProgress: true }, '支付正在进行'],
    ['the version does not have this page', { route: '/old' }, '没有这个页面'],
    ['storage is blocked', { isLasting: false }, '不能预览'],
  ])('shows its own notice if %s', async (_, some, text) => {
    const made = await opening(some);
    const link = await made.link();
    if (text === '请检查网络') made.site.files.delete('/r/honey/v2/release.json');
    await openLink(made.parts, link);
    button('打开预览')?.click();
    expect(notice()).toContain(text);
    nothingDone(made);
  });

  it('disappears with a tap', async () => {
    const made = await opening();
    await openLink(made.parts, 'x');
    document.querySelector('button')?.click();
    expect(notice()).toBe('');
  });
});

describe('the banner of a preview', () => {
  const at = new Date(2026, 10, 22, 9, 5).getTime();
  const shown = (parts: Partial<PreviewParts>) => {
    const lasting = { local: memoryStorage(), session: { ...memoryStorage(), isLasting: () => true } };
    // Whether the link was revoked is another test.
    return showBanner({ window, ...lasting, ...parts } as PreviewParts).catch(() => undefined);
  };

  it('is the first element and shows the version, the expiry and whether orders can be paid', () => {
    const live = publish(createSite(), 'abcdef012345');
    shown({ page: samplePage(live, { override: { allowPay: false, expiresAt: at } }) });
    const bar = document.body.firstElementChild;
    expect(bar?.getAttribute('role')).toBe('status');
    // Scroll anchoring of Chromium would hide it at once.
    expect(document.body.style.overflowAnchor).toBe('none');
    expect(bar?.textContent).toBe('预览版本 honey abcdef0，不能支付，有效至 11-22 09:05退出预览');
  });

  it('leads back to the live release', () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    const session = { ...memoryStorage({ [OVERRIDE_KEY]: '{}' }), isLasting: () => true };
    const page = samplePage(publish(createSite(), 'v1'), { override: { allowPay: true, expiresAt: at } });
    shown({ page, session });
    document.querySelector('button')?.click();
    expect(session.get(OVERRIDE_KEY)).toBeNull();
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['a link that was revoked', 'a1', false, 1],
    ['another link', 'a2', false, 0],
    ['a revoked link during a payment', 'a1', true, 0],
  ])('leads back by itself from %s', async (_, revoked, isPaymentInProgress, times) => {
    const { parts, reload, session } = await opening({ revoked, isPaymentInProgress });
    session.set(OVERRIDE_KEY, JSON.stringify({ brand: 'honey', link: 'a1' }));
    const page = { ...parts.page, override: { allowPay: true, expiresAt: at } };
    await showBanner({ ...parts, page });
    expect(reload).toHaveBeenCalledTimes(times);
  });

  it.each([
    [true, '这笔订单在预览版本 honey v1 里创建，完成前都使用这个版本'],
    [undefined, undefined],
  ])('stays on the pages of an order that was made in it: %s', (isPreview, text) => {
    const release = publish(createSite(), 'v1');
    const page = samplePage(release, { why: 'pinned' });
    const pin = { order: '26', at: 0, isOpen: true, shell: page.shell, release, isPreview };
    shown({ page, local: memoryStorage({ 'release.honey': JSON.stringify({ pins: [pin] }) }) });
    expect(document.querySelector('[role=status]')?.textContent).toBe(text);
  });
});
