import { h } from '../dom/element.ts';
import { icon } from '../dom/icon.ts';
import type { WorkbenchStore } from '../state/workbench-state.ts';
import { offsetInWords, timeOfDay } from '../watch/format.ts';

const MINUTE = 60_000;
const STEPS: readonly { word: string; ms: number }[] = [
  { word: '1 分钟', ms: MINUTE },
  { word: '5 分钟', ms: 5 * MINUTE },
  { word: '15 分钟', ms: 15 * MINUTE },
  { word: '1 小时', ms: 60 * MINUTE },
  { word: '1 天', ms: 1440 * MINUTE },
  { word: '30 天', ms: 30 * 1440 * MINUTE },
];

/** The server's clock, and a menu that puts it forward. `onSet` takes the whole offset, ms. */
export function clockControl(store: WorkbenchStore, onSet: (offsetMs: number) => void): HTMLElement[] {
  const time = h('span', { class: 'mono' });
  const ahead = h('span', { class: 'tag warn' });
  const menu = h('div', { class: 'menu', id: 'clock-menu', popover: 'auto' });
  const item = (word: string, offset: () => number) =>
    h(
      'button',
      {
        onclick: () => {
          menu.hidePopover();
          onSet(offset());
        },
      },
      word,
    );
  menu.append(
    ...STEPS.map(({ word, ms }) => item(`拨快 ${word}`, () => store.get().clockOffsetMs + ms)),
    h('hr'),
    item('还原', () => 0),
  );
  const button = h('button', { class: 'button', popovertarget: 'clock-menu' }, icon('clock'), '拨快时钟');
  menu.addEventListener('beforetoggle', () => {
    const { left, bottom } = button.getBoundingClientRect();
    menu.style.left = `${left}px`;
    menu.style.top = `${bottom + 4}px`;
  });
  store.watch(['clockOffsetMs', 'tick'], ({ clockOffsetMs }) => {
    time.textContent = timeOfDay(Date.now() + clockOffsetMs);
    ahead.textContent = offsetInWords(clockOffsetMs);
    ahead.hidden = ahead.textContent === '';
  });
  return [h('span', { class: 'clock' }, '服务器 ', time, ahead), button, menu];
}
