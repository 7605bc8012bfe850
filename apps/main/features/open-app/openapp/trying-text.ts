import type { Opening } from '../opening.ts';

/** What the page says of the opening: what happens, and what to do. */
export function tryingText(status: Opening['status'], name: string): { title: string; text: string } {
  switch (status) {
    case 'idle':
      return { title: `打开${name}`, text: '点下面的按钮，就会转到应用里。' };
    case 'trying':
      return { title: `正在打开${name}`, text: '手机询问时，请点「打开」。' };
    case 'opened':
      return { title: `${name}刚才已打开`, text: '没有看到它？可以再打开一次，或者先下载。' };
    case 'not_opened':
      return { title: `没有打开${name}`, text: '手机里可能还没有它。装好后回到这里，再打开一次就好。' };
    case 'store':
      return { title: `装好了，就打开${name}`, text: '用购买时的手机号登录，会员就在里面。' };
    case 'refused':
      return { title: `这里打不开${name}`, text: '请在手机桌面上点它的图标。还没有它，可以先下载。' };
  }
}
