import type { HandAnswer } from '../../src/workbench/hand-desk.ts';
import { h } from '../dom/element.ts';
import type { HandQuestion, Push } from '../state/workbench-state.ts';
import { inOneLine } from '../watch/in-one-line.ts';
import type { Preset } from './presets.ts';
import { readAnswer } from './read-answer.ts';

interface Field {
  element: HTMLElement;
  text(): string;
}

/** The field for an answer, with ready ones above it; says when what stands in it is no JSON. */
function answerField(label: string, presets: readonly Preset[]): Field {
  const area = h('textarea', { class: 'mono', 'aria-label': label, spellcheck: 'false' });
  const note = h('p', { class: 'as-text', role: 'status' });
  const check = () => {
    note.textContent = readAnswer(area.value).isJson ? '' : '不是 JSON，会按文字原样送出';
  };
  const fill = ({ text }: Preset) => {
    area.value = text;
    check();
  };
  area.addEventListener('input', check);
  if (presets[0]) fill(presets[0]);
  const chips = presets.map((preset) =>
    h('button', { class: 'chip', type: 'button', onclick: () => fill(preset) }, preset.name),
  );
  const element = h(
    'div',
    { class: 'answer' },
    presets.length > 1 && h('div', { class: 'presets', role: 'group', 'aria-label': '现成的内容' }, ...chips),
    area,
    note,
  );
  return { element, text: () => area.value };
}

const button = (text: string, hint: string, look: string, onclick: () => void) =>
  h('button', { class: `button small ${look}`, title: hint, onclick }, text);

/** Edits and sends the answer to one question of the page. */
export function questionEditor(
  question: HandQuestion,
  presets: readonly Preset[],
  onAnswer: (how: HandAnswer, text: string) => void,
): HTMLElement {
  const field = answerField(`${question.name} 的答复`, presets);
  const send = (how: HandAnswer) => () => onAnswer(how, field.text());
  return h(
    'div',
    { class: 'edit' },
    h(
      'p',
      { class: 'facts' },
      '页面问 ',
      h('b', { class: 'mono' }, question.name),
      h('span', { class: 'mono quiet', title: inOneLine(question.data) }, inOneLine(question.data)),
    ),
    field.element,
    h(
      'div',
      { class: 'acts' },
      button('答', '现在答一遍', 'primary', send('once')),
      button('答两遍', '同一个答复送两次', '', send('twice')),
      button('迟到', '页面等不及以后再答', '', send('late')),
      button('不答', '永远不答', '', send('never')),
      button('照常', '让 App 自己答；付款会打开它的收银台', '', send('ordinary')),
    ),
  );
}

/** Edits and sends a call to the page, and shows what the page answered. */
export function pushEditor(
  push: { name: string; what: string; text: string },
  last: Push | null,
  onPush: (text: string) => void,
): HTMLElement {
  const field = answerField(`${push.name} 的内容`, [{ name: '', text: push.text }]);
  const said = last?.name === push.name ? last : null;
  return h(
    'div',
    { class: 'edit' },
    h('p', { class: 'facts' }, `${push.what} `, h('b', { class: 'mono' }, push.name)),
    field.element,
    h(
      'div',
      { class: 'acts' },
      button('推送', '现在调用页面', 'primary', () => onPush(field.text())),
      h(
        'span',
        { class: 'said', role: 'status' },
        said && (said.isAnswered ? `页面答：${inOneLine(said.answer)}` : '页面还没有答'),
      ),
    ),
  );
}
