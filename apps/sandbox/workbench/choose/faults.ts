import { h, renderInto } from '../dom/element.ts';
import { radioGroup } from '../dom/radio-group.ts';
import type { ActiveFault, FaultInfo, FaultKind } from '../server/answers.ts';
import type { WorkbenchStore } from '../state/workbench-state.ts';
import { FAULT_NAMES, faultInWords, hasDelay, isFaultKind, readFault } from './fault-form.ts';
import { section } from './section.ts';

/** Patterns worth a try, offered while typing. */
const PATTERNS = [
  '/api/**',
  'GET /api/main/v1/activity',
  'POST /api/main/web/vip/packages/*/orders',
  'GET /api/main/web/orders/*',
  'POST /api/honey/web/vip/packages/*/orders/official',
  'GET /api/datacenter/web/order/*',
  'POST /api/**',
  'POST /cashier/choice',
  '/r/honey/**',
  '/r/main/**',
];

interface FaultActs {
  start(fault: FaultInfo): Promise<void>;
  stop(fault: ActiveFault): void;
}

export interface FaultChoice {
  element: HTMLElement;
  /** Puts a pattern into the form and the cursor beside it. */
  suggest(match: string): void;
}

const numberField = (name: string, value: string, label: string, few: boolean) =>
  h(
    'span',
    { class: few ? 'field few' : 'field' },
    h('input', { name, value, inputmode: 'numeric', 'aria-label': label, autocomplete: 'off' }),
  );

/** Makes calls and files go wrong, and lists what is going wrong. */
export function faultChoice(store: WorkbenchStore, acts: FaultActs): FaultChoice {
  let kind: FaultKind = 'delay';
  const count = h('span', { class: 'quiet' });
  const match = h('input', {
    class: 'mono',
    value: PATTERNS[2],
    list: 'fault-patterns',
    'aria-label': '对哪些请求',
    autocomplete: 'off',
    spellcheck: 'false',
  });
  const kinds = h('div');
  const delay = h('span', {}, numberField('delay', '3000', '延迟毫秒数', false));
  const status = h('span', {}, numberField('status', '503', '状态码', true));
  const times = numberField('times', '1', '次数，不写就一直有效', true);
  const problem = h('p', { class: 'problem', role: 'alert', hidden: true });
  const active = h('ul', { class: 'fault-list', 'aria-label': '生效的故障' });
  const valueOf = (holder: HTMLElement) => holder.querySelector('input')?.value ?? '';
  const say = (text: string) => {
    problem.textContent = text;
    problem.hidden = text === '';
  };

  const form = h(
    'form',
    { class: 'fault-form', novalidate: true },
    h('span', { class: 'field' }, match),
    h('datalist', { id: 'fault-patterns' }, ...PATTERNS.map((value) => h('option', { value }))),
    kinds,
    h(
      'div',
      { class: 'numbers' },
      delay,
      h('span', { class: 'unit' }, '毫秒'),
      status,
      times,
      h('span', {}, '次'),
      h('button', { class: 'button small' }, '启用'),
    ),
    problem,
  );

  const drawKinds = () => {
    const names = Object.keys(FAULT_NAMES).filter(isFaultKind);
    renderInto(
      kinds,
      radioGroup({
        label: '故障种类',
        name: 'fault-kind',
        look: 'chips',
        value: kind,
        options: names.map((value) => ({ value, children: [FAULT_NAMES[value]] })),
        onPick: (value) => {
          if (isFaultKind(value)) kind = value;
          say('');
          drawKinds();
        },
      }),
    );
    delay.hidden = !hasDelay(kind);
    form.querySelector<HTMLElement>('.unit')?.toggleAttribute('hidden', !hasDelay(kind));
    status.hidden = kind !== 'status';
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const fault = readFault({
      match: match.value,
      kind,
      times: valueOf(times),
      delay: valueOf(delay),
      status: valueOf(status),
    });
    if (typeof fault === 'string') return say(fault);
    say('');
    void acts
      .start(fault)
      .catch((error: unknown) => say(error instanceof Error ? error.message : '没有启用'));
  });

  drawKinds();
  store.watch(['faults'], ({ faults }) => {
    count.textContent = faults.length === 0 ? '' : `${faults.length} 条生效`;
    renderInto(
      active,
      ...faults.map((fault) =>
        h(
          'li',
          {},
          h(
            'div',
            { class: 'what' },
            h('span', { class: 'mono', title: fault.match }, fault.match),
            h('span', { class: 'quiet' }, faultInWords(fault, fault.left)),
          ),
          h('button', { class: 'button small', onclick: () => acts.stop(fault) }, '停用'),
        ),
      ),
    );
  });

  return {
    element: section('故障', 'faults', count, form, active),
    suggest(pattern) {
      match.value = pattern;
      match.focus();
      match.scrollIntoView({ block: 'nearest' });
    },
  };
}
