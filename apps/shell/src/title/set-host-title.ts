import type { Environment } from '@vip/bridge';

/** Shows the page's title in the host app; `isNew` is false if the document was loaded with it. */
export type SetHostTitle = (title: string, isNew: boolean) => void;

/**
 * For host apps that show a title and do not follow `document.title` after a route change: sister apps (by their bridge),
 * Alipay and WeChat on iOS (by a lazy chunk).
 */
export function createSetHostTitle(
  window: Window,
  { host, platform }: Pick<Environment, 'host' | 'platform'>,
  native: { setTitle(title: string): void },
): SetHostTitle {
  const app = host === 'alipay' || (host === 'wechat' && platform === 'ios') ? host : null;
  return (title, isNew) => {
    native.setTitle(title);
    if (!isNew || !app) return;
    import(/* webpackChunkName: "host-title" */ './host-title.ts').then(
      ({ showHostTitle }) => showHostTitle(window, app, title),
      // Without it the host app shows an old title, which is not reported.
      () => undefined,
    );
  };
}
