import type { PageConfig } from '@vip/release-format';

/**
 * `self` in an allow-list is this page's origin; for pictures its releases alone, since an API of the same origin must not
 * be asked by a picture. A folder of this site (`/pictures/`) is allowed with and without the origin.
 */
export function withOrigin(config: PageConfig, origin: string): PageConfig {
  const named = (list: string[]) => list.map((item) => (item === 'self' ? origin : item));
  const folders = (item: string) => {
    if (item === 'self') return [`${origin}/r/`];
    return item.startsWith('/') ? [item, origin + item] : [item];
  };
  const { pay, picture, open } = config.allow;
  const pictures = picture.reduce<string[]>((all, item) => [...all, ...folders(item)], []);
  return { ...config, allow: { pay: named(pay), picture: pictures, open: named(open) } };
}
