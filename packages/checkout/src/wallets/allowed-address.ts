/** Schemes that run code or show content made by the page. No allow-list can name them. */
const NEVER = [
  'javascript:',
  'data:',
  'blob:',
  'filesystem:',
  'file:',
  'about:',
  'vbscript:',
  'view-source:',
];

/**
 * The address in its normal form, or null when it may not be followed. Web addresses are allowed by origin
 * (`https://wx.tenpay.com`), others by scheme (`alipays:`).
 */
export function allowedAddress(text: string, allow: readonly string[]): string | null {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    // Relative or malformed: a cashier always has an absolute address.
    return null;
  }
  const { protocol, origin, href } = url;
  const isWeb = protocol === 'https:' || protocol === 'http:';
  const name = isWeb ? origin : protocol;
  return NEVER.indexOf(protocol) < 0 && allow.indexOf(name) >= 0 ? href : null;
}
