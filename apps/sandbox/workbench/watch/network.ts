import { h, renderInto } from '../dom/element.ts';
import type { CallInfo } from '../server/answers.ts';
import type { DocumentStart, FileLoad, WorkbenchStore } from '../state/workbench-state.ts';
import { callDetail } from './call-detail.ts';
import { duration, timeOfDay } from './format.ts';
import { groupByDocument } from './group-by-document.ts';
import { empty, panel, scroller, table, toggle } from './panel.ts';
import { layOut } from './timeline.ts';

type Line = { kind: 'call'; at: number; call: CallInfo } | { kind: 'file'; at: number; file: FileLoad };

const msOf = (line: Line): number => (line.kind === 'call' ? line.call.ms : line.file.ms);

const COLUMNS = [
  { name: '方法', width: '58px' },
  { name: '路径' },
  { name: '状态', width: '52px' },
  { name: '耗时', width: '74px', isRight: true },
  { name: '时间线', width: '24%' },
];

/** A call failed when no answer left, or an error did. */
const isFailed = (status: number) => status === 0 || status >= 400;
const statusWord = (status: number) => (status === 0 ? '断开' : String(status));

interface NetworkActs {
  onFault(call: CallInfo): void;
}

/** Calls and files of the page in the frame, with a timeline; a call that is chosen is shown in full. */
export function networkPanel(store: WorkbenchStore, { onFault }: NetworkActs): HTMLElement {
  let isCallsOnly = true;
  let chosen: number | null = null;
  const count = h('span');
  const list = scroller('网络列表');
  const detail = h('div', {
    class: 'detail',
    tabindex: 0,
    role: 'group',
    'aria-label': '这次调用',
    hidden: true,
  });

  const draw = () => {
    const { calls, files, documents } = store.get();
    const lines: Line[] = calls.map((call) => ({ kind: 'call', at: call.at, call }));
    if (!isCallsOnly) lines.push(...files.map((file): Line => ({ kind: 'file', at: file.at, file })));
    lines.sort((a, b) => a.at - b.at);

    // Each document has a line of time of its own.
    const rows = groupByDocument(lines, documents).flatMap(({ start, members }) => {
      const bars = layOut(members.map((line) => ({ at: line.at, ms: msOf(line) })));
      return [
        start && documentRow(start),
        ...members.map((line, i) => {
          const bar = bars[i] ?? { left: 0, width: 0 };
          return line.kind === 'call' ? callRow(line.call, bar) : fileRow(line.file, bar);
        }),
      ].filter((row) => row !== null);
    });

    const failed = calls.filter(({ status }) => isFailed(status)).length;
    count.textContent =
      calls.length === 0 ? '' : `${calls.length} 次${failed > 0 ? `，${failed} 次失败` : ''}`;
    const isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
    renderInto(
      list,
      lines.length === 0
        ? empty('还没有调用', '页面向后端发的每一次请求会列在这里：耗时、答复、是否与约定相符。')
        : table(COLUMNS, rows),
    );
    if (isAtEnd) list.scrollTop = list.scrollHeight;

    const call = calls.find(({ id }) => id === chosen);
    detail.hidden = !call;
    if (call) {
      renderInto(
        detail,
        ...callDetail(call, {
          onFault: () => onFault(call),
          onClose: () => choose(null),
        }),
      );
    }
  };

  const choose = (id: number | null) => {
    chosen = id === chosen ? null : id;
    draw();
    detail.scrollTop = 0;
    list.querySelector('.chosen')?.scrollIntoView({ block: 'nearest' });
  };

  const documentRow = ({ at, address }: DocumentStart) =>
    h(
      'tr',
      { class: 'document' },
      h('td', { colspan: COLUMNS.length, title: address }, `${timeOfDay(at)} 打开 ${address}`),
    );

  const cells = (method: string, path: Node, status: number, ms: number, lane: Node) => [
    h('td', { class: 'mono quiet' }, method),
    h('td', { class: 'mono' }, path),
    h('td', { class: isFailed(status) ? 'mono bad' : 'mono ok' }, statusWord(status)),
    h('td', { class: 'mono right' }, duration(ms)),
    h('td', {}, lane),
  ];
  const lane = (bar: { left: number; width: number }, look: string) =>
    h('span', { class: 'lane' }, h('i', { class: look, style: `left:${bar.left}%;width:${bar.width}%` }));

  const callRow = (call: CallInfo, bar: { left: number; width: number }) =>
    h(
      'tr',
      { class: call.id === chosen ? 'pick chosen' : 'pick', onclick: () => choose(call.id) },
      ...cells(
        call.method,
        h(
          'button',
          {
            'data-key': `call:${call.id}`,
            'aria-expanded': call.id === chosen ? 'true' : 'false',
            title: call.path,
          },
          call.path,
          call.fault !== null && h('span', { class: 'hidden' }, '，有故障'),
          !call.fits && h('span', { class: 'hidden' }, '，与约定不符'),
        ),
        call.status,
        call.ms,
        lane(bar, isFailed(call.status) ? 'bad' : ''),
      ),
    );

  const fileRow = (file: FileLoad, bar: { left: number; width: number }) =>
    h(
      'tr',
      {},
      h('td', { class: 'quiet' }, '文件'),
      h('td', { class: 'mono quiet', title: file.path }, file.path),
      h(
        'td',
        { class: file.status >= 400 ? 'mono bad' : 'mono quiet' },
        file.status === 0 ? '' : file.status,
      ),
      h('td', { class: 'mono quiet right' }, duration(file.ms)),
      h('td', {}, lane(bar, file.status >= 400 ? 'bad' : 'file')),
    );

  store.watch(['calls', 'files', 'documents'], draw);
  const onlyCalls = toggle('只看接口', isCallsOnly, (isOn) => {
    isCallsOnly = isOn;
    draw();
  });
  const clear = h(
    'button',
    {
      class: 'link',
      onclick: () => store.set({ calls: [], files: [], documents: store.get().documents.slice(-1) }),
    },
    '清空',
  );
  return panel(
    { title: '网络', id: 'network', isWide: true, count, end: h('span', { class: 'end' }, onlyCalls, clear) },
    list,
    detail,
  );
}
