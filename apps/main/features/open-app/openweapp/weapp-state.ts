import type { ApiError } from '@vip/api';
import type { Opening } from '../opening.ts';

/** All that the page shows. */
export type WeappState =
  | { kind: 'loading' }
  | { kind: 'error'; error: ApiError; retry(): void }
  /** A mini-program shows the page. */
  | { kind: 'inside' }
  /** A desktop: the phone scans the page. */
  | { kind: 'scan'; link: string }
  /** An app that opens no other: what is left is to be done by hand. */
  | { kind: 'by_hand'; place: string; link: string }
  | {
      kind: 'open';
      status: Opening['status'];
      /** A new way is being fetched, because the old one is over. */
      isRenewing: boolean;
      open(): void;
      /** The page's own address, which never expires; null in WeChat, where it would lead back here. */
      link: string | null;
      openWechat(): void;
    };
