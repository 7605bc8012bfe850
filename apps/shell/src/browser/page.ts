import type { BootData, PageConfig, PageData, RunningRelease } from '@vip/release-format';

declare global {
  interface Window {
    __page: PageData;
    __boot: BootData;
    /** For operators: the running release and its reason. */
    __release: RunningRelease;
  }
}

/** The data of the composed HTML, with the release that its boot script chose. Read only here. */
export const pageData = (): PageData => window.__page;

/** The state that the boot script left. */
export const bootData = (): BootData => window.__boot;

/**
 * Fills in the page's origin for `self` in an allow-list; for pictures only its releases, since a picture must not request
 * an API of the same origin. A folder of this site (`/pictures/`) is allowed with and without the origin.
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
