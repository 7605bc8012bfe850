import type { PageConfig } from '@vip/release/page-data';

/** `self` in an allow-list is this page's origin. */
export function withOrigin(config: PageConfig, origin: string): PageConfig {
  const named = (list: string[]) => list.map((item) => (item === 'self' ? origin : item));
  const { pay, picture, open } = config.allow;
  return { ...config, allow: { pay: named(pay), picture: named(picture), open: named(open) } };
}
