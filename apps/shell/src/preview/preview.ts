import {
  isFields,
  isHash,
  isText,
  isVersion,
  OVERRIDE_KEY,
  type PageData,
  type ReleaseOverride,
  type SignedSlice,
} from '@vip/release-format';
import { getJson, type KeyValue } from '@vip/host';
import type { PageStorage } from '../browser/storage.ts';
import { fetchRelease, type ReleaseName } from '../releases/fetch-manifest.ts';
import { fetchSlice, readSlice } from '../releases/fetch-slice.ts';
import { ReleaseError } from '../releases/release-error.ts';
import { readMemory } from '../releases/memory.ts';
import { askToOpen, showNotice, showOrderBanner, showPreviewBanner } from './bar.ts';

/** The dependencies of previews. */
export interface PreviewParts {
  window: Window;
  page: PageData;
  local: KeyValue;
  session: PageStorage;
  /** Server time, ms since 1970. */
  now(): number;
  /** A payment is in progress. */
  isPaymentInProgress(): boolean;
  report(error: Error, where: string): void;
}

/** Shows which version runs: that of a link, or of an order that was made in a preview. */
export async function showBanner(parts: PreviewParts): Promise<void> {
  const { window, page, local, session } = parts;
  const { brand, release, override } = page;
  if (brand === null || !release) return;
  const preview = { brand, version: release.version };
  if (override) {
    const leave = () => {
      session.remove(OVERRIDE_KEY);
      window.location.reload();
    };
    showPreviewBanner(window.document, { ...preview, ...override }, leave);
    return leaveIfRevoked(parts, brand, leave);
  }
  const { pins } = readMemory(local, brand);
  if (pins.some((pin) => pin.isPreview === true && pin.release.version === release.version))
    showOrderBanner(window.document, preview);
}

/** A tab that was opened before its link was revoked goes back to the live release, but not from a payment. */
async function leaveIfRevoked(
  { window, page, session, isPaymentInProgress }: PreviewParts,
  brand: string,
  leave: () => void,
): Promise<void> {
  const link = getJson(session, OVERRIDE_KEY, isFields)?.['link'];
  if ((await isRevoked(window, page, brand, link)) && !isPaymentInProgress()) leave();
}

/** Whether the brand has revoked a link. Throws `ReleaseError`. */
async function isRevoked(window: Window, page: PageData, brand: string, link: unknown): Promise<boolean> {
  const signed = await fetchSlice(window, page, brand);
  const { verifySigned } = await import(/* webpackChunkName: "signature" */ '../releases/signature.ts');
  const { revoked = [] } = readSlice(await verifySigned(signed, page.keys), brand);
  return revoked.some((each) => each.link === link);
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
    const { version, manifest, expiresAt, allowPay, id } = readLink(
      await verifySigned(signed, page.keys),
      brand,
      now(),
    );
    if (await isRevoked(window, page, brand, id)) throw new ReleaseError('expired');
    const release = await fetchRelease(window, page, { version, manifest });
    if (!release.routes.some(({ path }) => path === page.route))
      return showNotice(document, '预览版本没有这个页面');
    if (!session.isLasting()) return showNotice(document, '此处不能预览：浏览器不允许保存数据');
    const override: ReleaseOverride = { brand, release, expiresAt, allowPay, ...(id && { link: id }) };
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
  /** By which the brand can revoke it; undefined for a link of an earlier version. */
  id: string | undefined;
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
  const { version, manifest, exp, allowPay, id } = value;
  if (!isVersion(version) || !isHash(manifest) || typeof exp !== 'number' || !isFinite(exp))
    throw new ReleaseError('malformed');
  if (exp * 1000 <= now) throw new ReleaseError('expired');
  return {
    version,
    manifest,
    expiresAt: exp * 1000,
    allowPay: allowPay === true,
    id: isText(id) ? id : undefined,
  };
}
