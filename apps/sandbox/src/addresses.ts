import { badField } from './refusal.ts';

/** Public origins of the sandbox's parts, without a trailing slash. */
export interface Addresses {
  /** Origins of the site: where wallets may return to, and what may call the backends from a browser. */
  site: readonly string[];
  cashier: string;
  /** Prefix of picture paths; empty if pictures are on the site's origin. */
  pictures: string;
}

/** Fixed when several ports are served; taken from the request's own address otherwise. */
export type FindAddresses = (requestUrl: string) => Addresses;

/** One port for everything: the request's origin, under both names of this machine. */
export const onePort: FindAddresses = (requestUrl) => {
  const { origin, protocol, hostname, port } = new URL(requestUrl);
  const twin = hostname === 'localhost' ? '127.0.0.1' : hostname === '127.0.0.1' ? 'localhost' : null;
  const suffix = port ? `:${port}` : '';
  return {
    site: twin ? [origin, `${protocol}//${twin}${suffix}`] : [origin],
    cashier: origin,
    pictures: '',
  };
};

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
