import type { KeyValue } from '@vip/host';
import { OVERRIDE_KEY, type PageData } from '@vip/release-format';
import { putBar } from './bar.ts';

const two = (value: number) => (value < 10 ? `0${value}` : String(value));

/** `11-21 09:30`, by the phone's time zone. */
const shortTime = (ms: number): string => {
  const at = new Date(ms);
  return `${two(at.getMonth() + 1)}-${two(at.getDate())} ${two(at.getHours())}:${two(at.getMinutes())}`;
};

/** Says above the page that this is a preview and of what, and leads back to what is live. */
export function showBanner(
  window: Window,
  page: Pick<PageData, 'brand' | 'release' | 'override'>,
  session: Pick<KeyValue, 'remove'>,
): void {
  const { brand, release, override } = page;
  if (!release || !override) return;
  const pay = override.allowPay ? '可支付' : '不能支付';
  putBar(window.document, {
    role: 'status',
    label: '预览',
    text: `预览版本 ${brand ?? ''} ${release.version.slice(0, 7)}，${pay}，有效至 ${shortTime(override.expiresAt)}`,
    action: '退出预览',
    run() {
      session.remove(OVERRIDE_KEY);
      window.location.reload();
    },
  });
}
