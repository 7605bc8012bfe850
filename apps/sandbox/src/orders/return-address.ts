import { badField } from '../refusal.ts';
import type { Addresses } from '../addresses.ts';

/**
 * Fills a return template: `{token}` `{id}` `{um}` `{level}`, each encoded. The template is absolute or
 * root-relative (to `origin`); throws `Refusal('invalid')` with the field `return_url` when it leads elsewhere
 * than to the site.
 */
export function fillReturn(
  template: string,
  values: { token: string; id: string; um: string; level: string },
  origin: string,
  addresses: Addresses,
): string {
  const filled = template.replace(/\{(token|id|um|level)\}/g, (_, name: keyof typeof values) =>
    encodeURIComponent(values[name] || '-'),
  );
  if (!isSiteAddress(filled, origin, addresses)) throw badField('return_url', '返回地址不在本站');
  return new URL(filled, origin).href;
}

/** Whether an address (resolved against `base`) belongs to the site. */
export function isSiteAddress(address: string, base: string, addresses: Addresses): boolean {
  if (!URL.canParse(address, base)) return false;
  return addresses.site.includes(new URL(address, base).origin);
}
