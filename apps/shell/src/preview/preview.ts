import {
  isFields,
  isHash,
  isVersion,
  OVERRIDE_KEY,
  type PageData,
  type ReleaseOverride,
  type SignedSlice,
} from '@vip/release-format';
import type { PageStorage } from '../browser/storage.ts';
import { fetchRelease, type ReleaseName } from '../releases/fetch-manifest.ts';
import { ReleaseError } from '../releases/release-error.ts';
import { askToOpen, showNotice } from './bar.ts';

export { showBanner } from './bar.ts';

/** The dependencies of previews. */
export interface PreviewParts {
  window: Window;
  page: PageData;
  session: PageStorage;
  /** Server time, ms since 1970. */
  now(): number;
  /** A payment is in progress. */
  isPaymentInProgress(): boolean;
  report(error: Error, where: string): void;
}

/**
 * Opens a preview link once the visitor agrees: its release is stored for this tab, and the document is reloaded. If the link
 * is not valid, the page stays and shows a notice.
 */
export async function openLink(parts: PreviewParts, link: string): Promise<void> {
  const { window, page, session, now, isPaymentInProgress, report } = parts;
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
    if (!session.isLasting()) return showNotice(document, '此处不能预览：浏览器不允许保存数据');
    const override: ReleaseOverride = { brand, release, expiresAt, allowPay };
    askToOpen(document, { brand, version, allowPay }, (question) => {
      if (isPaymentInProgress()) {
        question.remove();
        return showNotice(document, '有支付正在进行，请完成后再打开预览链接');
      }
      session.set(OVERRIDE_KEY, JSON.stringify(override));
      // Not `replace`: the address is clean already, and one with a fragment would only be scrolled to.
      window.location.reload();
    });
  } catch (error) {
    report(error as Error, 'preview');
    const isGone = error instanceof ReleaseError && error.code !== 'unreachable';
    showNotice(document, isGone ? '预览链接已失效' : '预览版本未能加载，请检查网络后重新打开链接');
  }
}

/** The content of a preview link with a valid signature. */
interface PreviewLink extends ReleaseName {
  /** ms since 1970. */
  expiresAt: number;
  allowPay: boolean;
}

/** The three parts of a compact JWS. Throws `ReleaseError` `malformed`. */
function compactParts(link: string): SignedSlice {
  const [header = '', payload = '', signature = '', ...more] = link.split('.');
  if (!header || !payload || !signature || more.length > 0) throw new ReleaseError('malformed');
  return { protected: header, payload, signature };
}

/** Reads a link's payload at `now`, ms. Throws `ReleaseError`: `foreign`, `expired` or `malformed`. */
function readLink(value: unknown, brand: string, now: number): PreviewLink {
  if (!isFields(value)) throw new ReleaseError('malformed');
  if (value['brand'] !== brand) throw new ReleaseError('foreign');
  const { version, manifest, exp, allowPay } = value;
  if (!isVersion(version) || !isHash(manifest) || typeof exp !== 'number' || !isFinite(exp))
    throw new ReleaseError('malformed');
  if (exp * 1000 <= now) throw new ReleaseError('expired');
  return { version, manifest, expiresAt: exp * 1000, allowPay: allowPay === true };
}
