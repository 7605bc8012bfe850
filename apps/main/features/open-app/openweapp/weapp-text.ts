import type { Opening } from '../opening.ts';

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
