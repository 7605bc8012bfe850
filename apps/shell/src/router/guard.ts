import type { EventName } from '@vip/api';
import type { KeyValue } from '@vip/host';
import type { SetHostTitle } from '../title/set-host-title.ts';
import { takeReleaseLink, takeSecrets, takeWechatAnswer } from './clean-address.ts';
import type { MatchRoute } from './route-table.ts';

/** The title of a path without a route. */
export const NOT_FOUND_TITLE = '页面不存在';

/** Takes `/path?query`. */
export type Guard = (address: string) => void;

/**
 * Runs on every navigation, before the page renders: takes preview links, WeChat's answer and secrets out of the address,
 * sets the title from the route, in the document and in the host app, and asks the native app for the user info.
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
  setHostTitle: SetHostTitle;
  track(name: EventName): void;
}): Guard {
  const { document, match, secrets, replaceAddress, onReleaseLink, askNative, setHostTitle, track } = options;
  return (address) => {
    const found = match(address.split('?')[0] ?? '');
    const known = takeWechatAnswer(takeReleaseLink(address, onReleaseLink), secrets);
    const clean = found ? takeSecrets(found, known, secrets) : known;
    if (clean !== address) replaceAddress(clean);
    const title = found?.title ?? NOT_FOUND_TITLE;
    const isNew = document.title !== title;
    document.title = title;
    setHostTitle(title, isNew);
    askNative();
    track('page_view');
  };
}
