import { FAULT_NAMES, isFaultKind } from '../choose/fault-form.ts';
import { h } from '../dom/element.ts';
import { icon } from '../dom/icon.ts';
import type { CallInfo } from '../server/answers.ts';
import { jsonView } from './json-view.ts';

/** The names of the kinds that hit a call, which come joined by ", ". */
const faultNames = (faults: string) =>
  faults
    .split(', ')
    .map((kind) => (isFaultKind(kind) ? FAULT_NAMES[kind] : kind))
    .join('、');

/** A call in full: key, fault, whether it keeps to the contract, request, answer. */
export function callDetail(call: CallInfo, acts: { onFault(): void; onClose(): void }): HTMLElement[] {
  const { body, idempotency_key: key } = call.request;
  const facts = h(
    'div',
    { class: 'facts' },
    h('span', { class: call.fits ? 'tag ok' : 'tag bad' }, call.fits ? '与约定相符' : '与约定不符'),
    call.fault !== null && h('span', { class: 'tag warn' }, `故障：${faultNames(call.fault)}`),
    key !== null && h('span', { class: 'mono' }, 'Idempotency-Key ', h('span', { class: 'text' }, key)),
    h(
      'span',
      { class: 'acts' },
      h('button', { class: 'button small', onclick: acts.onFault }, '设故障'),
      h('button', { class: 'button small', onclick: acts.onClose, 'aria-label': '收起' }, icon('close', 14)),
    ),
  );
  const hasBody = body !== null && body !== undefined && body !== '';
  const side = (title: string, body: HTMLElement) => h('div', {}, h('h3', {}, title), body);
  return [
    facts,
    h(
      'div',
      { class: hasBody ? 'sides' : 'sides one' },
      hasBody && side('请求', jsonView(typeof body === 'string' ? body : JSON.stringify(body))),
      side('答复', call.response === '' ? h('p', { class: 'quiet' }, '没有内容') : jsonView(call.response)),
    ),
  ];
}
