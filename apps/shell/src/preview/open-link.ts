import { OVERRIDE_KEY, type ReleaseOverride } from '@vip/release-format';
import { fetchRelease } from '../releases/fetch-manifest.ts';
import { ReleaseError } from '../releases/release-error.ts';
import { showNotice } from './notice.ts';
import type { PreviewParts } from './preview-parts.ts';
import { compactParts, readLink } from './read-link.ts';

/**
 * Opens a preview link: what it names is kept for this tab, and the document loaded anew with it. Where it does not hold
 * the page stays as it is and says so.
 */
export async function openLink(parts: PreviewParts, link: string): Promise<void> {
  const { window, page, session, now, isHeld, report } = parts;
  const { document } = window;
  try {
    const { brand } = page;
    if (brand === null) throw new ReleaseError('foreign');
    const signed = compactParts(link);
    const { verifySigned } = await import(/* webpackChunkName: "signature" */ '../releases/signature.ts');
    const { version, manifest, expiresAt, allowPay } = readLink(
      await verifySigned(signed, page.keys),
      brand,
      now(),
    );
    const release = await fetchRelease(window, page, { version, manifest });
    if (!release.routes.some(({ path }) => path === page.route))
      return showNotice(document, '预览版本没有这个页面');
    if (isHeld()) return showNotice(document, '有支付正在进行，请完成后再打开预览链接');
    if (!session.isLasting()) return showNotice(document, '此处不能预览：浏览器不允许保存数据');
    const override: ReleaseOverride = { brand, release, expiresAt, allowPay };
    session.set(OVERRIDE_KEY, JSON.stringify(override));
    // Not `replace`: the address is clean already, and one with a fragment would only be scrolled to.
    window.location.reload();
  } catch (error) {
    report(error as Error, 'preview');
    const isGone = error instanceof ReleaseError && error.code !== 'unreachable';
    showNotice(document, isGone ? '预览链接已失效' : '预览版本未能加载，请检查网络后重新打开链接');
  }
}
