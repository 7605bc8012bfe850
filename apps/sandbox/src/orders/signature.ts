import { createHmac, timingSafeEqual } from 'node:crypto';

/** Stands for the merchant's key: the sandbox is both sides, and only wants to notice a changed form. */
const KEY = 'sandbox-only';

/** The signature over all fields but `sign`, sorted by name as Alipay does. */
export function signFields(fields: Readonly<Record<string, string>>): string {
  const text = Object.keys(fields)
    .filter((name) => name !== 'sign')
    .sort()
    .map((name) => `${name}=${fields[name] ?? ''}`)
    .join('&');
  return createHmac('sha256', KEY).update(text).digest('base64');
}

export function isSigned(fields: Readonly<Record<string, string>>): boolean {
  const given = Buffer.from(fields['sign'] ?? '');
  const right = Buffer.from(signFields(fields));
  return given.length === right.length && timingSafeEqual(given, right);
}
