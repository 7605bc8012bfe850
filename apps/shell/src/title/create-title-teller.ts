import type { Environment } from '@vip/bridge';

/** Tells the host what the page is called; `isNew` is false where the document came with that title. */
export type TellTitle = (title: string, isNew: boolean) => void;

/**
 * Hosts that show a title and do not follow `document.title` after a route change: sister apps (by their bridge), Alipay
 * and WeChat on iOS (their parts come late, and only there).
 */
export function createTitleTeller(
  window: Window,
  { host, platform }: Pick<Environment, 'host' | 'platform'>,
  native: { setTitle(title: string): void },
): TellTitle {
  const late = host === 'alipay' || (host === 'wechat' && platform === 'ios') ? host : null;
  return (title, isNew) => {
    native.setTitle(title);
    if (!isNew || !late) return;
    import(/* webpackChunkName: "host-title" */ './host-title.ts').then(
      ({ tellHostTitle }) => tellHostTitle(window, late, title),
      // The page is all there; an old title above it is not worth a word.
      () => undefined,
    );
  };
}
