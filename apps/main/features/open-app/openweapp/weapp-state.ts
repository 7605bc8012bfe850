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

/** The name to search for in WeChat. */
export const WEAPP_NAME = '聊小白';

/** What the page says of the opening. */
export function weappText(status: Opening['status']): { title: string; text: string } {
  switch (status) {
    case 'idle':
    case 'store':
      return { title: '打开小程序', text: `${WEAPP_NAME}小程序在微信里，不用下载。` };
    case 'trying':
      return { title: '正在打开小程序', text: '手机询问时，请点「打开」。' };
    case 'opened':
      return { title: '小程序刚才已打开', text: '没有看到它？可以再打开一次。' };
    case 'not_opened':
      return { title: '小程序没有打开', text: '可能没有装微信，或者微信没有回应。' };
    case 'refused':
      return { title: '这里打不开小程序', text: '请在微信里搜索，一样能找到。' };
  }
}
