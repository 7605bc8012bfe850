import type { EventName } from '@vip/api';
import type { KeyValue } from '@vip/host';
import type { TellTitle } from '../title/create-title-teller.ts';
import { takeReleaseLink } from './release-link.ts';
import type { MatchRoute } from './route-table.ts';
import { takeSecrets } from './secret-params.ts';
import { takeWechatAnswer } from './wechat-answer.ts';

/** The title of a path that no route has. */
export const NOT_FOUND_TITLE = '页面不存在';

/** Takes `/path?query`. */
export type Guard = (address: string) => void;

/**
 * What happens on every navigation, before the page renders: preview links, what WeChat brought and secrets leave the
 * address, the title is set from the route and told to the host, the native app is asked for the user info.
 */
export function createGuard(options: {
  document: Document;
  match: MatchRoute;
  secrets: KeyValue;
  /** Replaces the present address without a navigation. */
  replaceAddress(address: string): void;
  /** A preview link was in the address. */
  onReleaseLink(link: string): void;
  askNative(): void;
  tellTitle: TellTitle;
  track(name: EventName): void;
}): Guard {
  const { document, match, secrets, replaceAddress, onReleaseLink, askNative, tellTitle, track } = options;
  return (address) => {
    const found = match(address.split('?')[0] ?? '');
    const known = takeWechatAnswer(takeReleaseLink(address, onReleaseLink), secrets);
    const clean = found ? takeSecrets(found, known, secrets) : known;
    if (clean !== address) replaceAddress(clean);
    const title = found?.title ?? NOT_FOUND_TITLE;
    const isNew = document.title !== title;
    document.title = title;
    tellTitle(title, isNew);
    askNative();
    track('page_view');
  };
}
