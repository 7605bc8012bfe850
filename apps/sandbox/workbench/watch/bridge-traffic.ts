import { h, renderInto } from '../dom/element.ts';
import type { BridgeMessage, WorkbenchStore } from '../state/workbench-state.ts';
import { sinceStart } from './format.ts';
import { inOneLine } from './in-one-line.ts';
import { jsonView } from './json-view.ts';
import { empty, panel, scroller, table, toggle } from './panel.ts';

const COLUMNS = [
  { name: '秒', width: '62px' },
  { name: '方向', width: '60px' },
  { name: '名称', width: '36%' },
  { name: '内容' },
];

/** A message in full: what it carries, and folded below it what really went over the wire. */
function messageDetail(
  { data, raw }: BridgeMessage,
  isOpen: boolean,
  onFold: (isOpen: boolean) => void,
): HTMLElement[] {
  const readable = jsonView(typeof data === 'string' ? data : (JSON.stringify(data) ?? '空'));
  if (raw === undefined) return [readable];
  const folded = h(
    'details',
    { class: 'raw', open: isOpen },
    h('summary', {}, '线上原文'),
    h('pre', {}, raw),
  );
  folded.addEventListener('toggle', () => {
    onFold(folded.open);
    if (folded.open) folded.scrollIntoView({ block: 'nearest' });
  });
  return [readable, folded];
}

/**
 * Messages between the page and the app around it, timed from the document's start; one opens in full. In a native app a
 * person may answer the page's questions instead of it.
 */
export function bridgePanel(
  store: WorkbenchStore,
  { onByHand }: { onByHand(isOn: boolean): void },
): HTMLElement {
  const where = h('span');
  const list = scroller('桥通信列表');
  const detail = h('div', {
    class: 'detail',
    tabindex: 0,
    role: 'group',
    'aria-label': '这条消息',
    hidden: true,
  });
  let isPaused = false;
  let isRawOpen = false;
  let chosen: BridgeMessage | null = null;

  const row = (entry: BridgeMessage, index: number, start: number) => {
    const text = inOneLine(entry.data);
    const isFromPage = entry.direction === 'page_to_native';
    const isChosen = entry === chosen;
    return h(
      'tr',
      { class: isChosen ? 'pick chosen' : 'pick', onclick: () => choose(entry) },
      h('td', { class: 'mono quiet' }, sinceStart(entry.at, start)),
      h(
        'td',
        { class: text === '空' && entry.kind === 'answer' ? 'warn' : '' },
        isFromPage ? '页 → 壳' : '壳 → 页',
      ),
      h(
        'td',
        { class: 'mono' },
        h(
          'button',
          { 'data-key': `bridge:${index}`, 'aria-expanded': isChosen ? 'true' : 'false', title: entry.name },
          entry.name,
        ),
      ),
      h('td', { class: 'mono quiet', title: text }, text),
    );
  };

  const draw = () => {
    if (isPaused) return;
    const { traffic, documents, environments, environmentId } = store.get();
    const start = documents.at(-1)?.at ?? 0;
    const environment = environments.find(({ id }) => id === environmentId);
    where.textContent = environment?.name ?? '';
    const isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
    renderInto(
      list,
      traffic.length > 0
        ? table(
            COLUMNS,
            traffic.map((entry, index) => row(entry, index, start)),
          )
        : environment?.kind === 'none'
          ? empty('这个环境没有桥', '换成原生、微信或支付宝，就能看到页面和壳之间的每一条消息。')
          : empty('还没有消息', '页面和壳之间的每一条消息会列在这里。'),
    );
    if (isAtEnd) list.scrollTop = list.scrollHeight;

    if (chosen && !traffic.includes(chosen)) chosen = null;
    detail.hidden = chosen === null;
    if (chosen) {
      renderInto(
        detail,
        ...messageDetail(chosen, isRawOpen, (isOpen) => {
          isRawOpen = isOpen;
        }),
      );
    }
  };

  const choose = (entry: BridgeMessage) => {
    chosen = entry === chosen ? null : entry;
    draw();
    detail.scrollTop = 0;
    list.querySelector('.chosen')?.scrollIntoView({ block: 'nearest' });
  };

  store.watch(['traffic', 'environmentId', 'environments'], draw);
  const pause = toggle('暂停', false, (isOn) => {
    isPaused = isOn;
    draw();
  });
  const byHand = toggle('手动应答', store.get().isByHand, onByHand);
  store.watch(['isByHand', 'environments', 'environmentId'], ({ isByHand, environments, environmentId }) => {
    const isNative = environments.some(({ id, kind }) => id === environmentId && kind === 'native');
    byHand.hidden = !isNative && !isByHand;
    const box = byHand.querySelector('input');
    if (box) box.checked = isByHand;
  });
  const end = h('span', { class: 'end' }, byHand, pause);
  return panel({ title: '桥通信', id: 'bridge', count: where, end }, list, detail);
}
