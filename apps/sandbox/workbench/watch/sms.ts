import { h, renderInto } from '../dom/element.ts';
import { icon } from '../dom/icon.ts';
import { browser } from '../dom/browser.ts';
import type { SmsInfo } from '../server/answers.ts';
import type { WorkbenchState, WorkbenchStore } from '../state/workbench-state.ts';
import { remaining, timeOfDay } from './format.ts';
import { empty, panel, scroller } from './panel.ts';

const STATES: Record<Exclude<SmsInfo['state'], 'live'>, string> = {
  used: '已使用',
  replaced: '已换新',
  void: '已作废',
};

/** What became of a code, in words, and whether it still works. `now` by the server's clock, ms. */
export function smsState(sms: SmsInfo, now: number): { isGood: boolean; word: string } {
  if (sms.state !== 'live') return { isGood: false, word: STATES[sms.state] };
  const left = remaining(Date.parse(sms.expires_at) - now);
  return left ? { isGood: true, word: `余 ${left}` } : { isGood: false, word: '已过期' };
}

/** The inbox of every phone: the newest code first, large, one tap to copy. */
export function smsPanel(store: WorkbenchStore): HTMLElement {
  const count = h('span');
  const list = scroller('短信列表');
  const said = h('span', { class: 'hidden', role: 'status' });

  const copy = async (code: string) => {
    await browser.navigator.clipboard.writeText(code);
    said.textContent = `已复制 ${code}`;
    draw(store.get(), code);
  };

  const row = (sms: SmsInfo, now: number, copied: string) => {
    const { isGood, word } = smsState(sms, now);
    const isCopied = isGood && sms.code === copied;
    return h(
      'li',
      { class: isGood ? '' : 'old' },
      h(
        'div',
        {},
        h('b', {}, sms.code),
        h('span', {}, `${sms.phone}　${timeOfDay(Date.parse(sms.sent_at))}，${word}`),
      ),
      isGood &&
        h(
          'button',
          { class: 'button small', 'data-key': `sms:${sms.code}`, onclick: () => void copy(sms.code) },
          icon(isCopied ? 'check' : 'copy'),
          isCopied ? '已复制' : '复制',
        ),
    );
  };

  const draw = ({ sms, clockOffsetMs }: WorkbenchState, copied = '') => {
    const now = Date.now() + clockOffsetMs;
    count.textContent = sms.length === 0 ? '' : String(sms.length);
    renderInto(
      list,
      sms.length === 0
        ? empty('还没有短信', '页面要验证码时，验证码会到这里，一按就复制。')
        : h('ul', { class: 'sms' }, ...sms.map((one) => row(one, now, copied))),
    );
  };
  store.watch(['sms', 'clockOffsetMs', 'tick'], (state) => draw(state));
  return panel({ title: '短信', id: 'sms', count, end: said }, list);
}
