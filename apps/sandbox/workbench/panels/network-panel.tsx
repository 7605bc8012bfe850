import { HiddenText } from '@vip/ui';
import { useAtomValue } from 'jotai';
import { Fragment, useState } from 'react';
import { clearNetwork } from '../actions.ts';
import { duration, timeOfDay } from '../format.ts';
import { callsAtom, documentsAtom, filesAtom } from '../state.ts';
import { CallDetail } from './call-detail.tsx';
import { groupByDocument, layOut, linesOf, type Bar, type NetworkLine } from './network-lines.ts';
import { Empty, Panel, PickRow, Scroller, Table, Toggle } from './panel.tsx';

const COLUMNS = [
  { name: '方法', width: '58px' },
  { name: '路径' },
  { name: '状态', width: '52px' },
  { name: '耗时', width: '74px', isRight: true },
  { name: '时间线', width: '24%' },
];

/** A call has failed if there was no answer or an error. */
const isFailed = (status: number) => status === 0 || status >= 400;

const Lane = ({ left, width, className }: Bar & { className: string }) => (
  <span className="lane">
    <i className={className} style={{ left: `${left}%`, width: `${width}%` }} />
  </span>
);

interface LineProps {
  line: NetworkLine;
  bar: Bar;
  chosen: number | null;
  onChoose(id: number): void;
}

function Line({ line, bar, chosen, onChoose }: LineProps) {
  if ('file' in line) {
    const { path, status, ms } = line.file;
    const isMissing = status >= 400;
    return (
      <tr>
        <td className="quiet">文件</td>
        <td className="mono quiet" title={path}>
          {path}
        </td>
        <td className={isMissing ? 'mono bad' : 'mono quiet'}>{status || ''}</td>
        <td className="mono quiet right">{duration(ms)}</td>
        <td>
          <Lane {...bar} className={isMissing ? 'bad' : 'file'} />
        </td>
      </tr>
    );
  }
  const { id, method, path, status, ms, fault, fits } = line.call;
  return (
    <PickRow
      isPicked={id === chosen}
      onPick={() => onChoose(id)}
      title={path}
      name={
        <>
          {path}
          {fault !== null && <HiddenText>，有故障</HiddenText>}
          {!fits && <HiddenText>，与约定不符</HiddenText>}
        </>
      }
      before={<td className="mono quiet">{method}</td>}
      after={
        <>
          <td className={isFailed(status) ? 'mono bad' : 'mono ok'}>{status === 0 ? '断开' : status}</td>
          <td className="mono right">{duration(ms)}</td>
          <td>
            <Lane {...bar} className={isFailed(status) ? 'bad' : ''} />
          </td>
        </>
      }
    />
  );
}

/** Calls and files of the framed page on a timeline; the selected call shows its details. */
export function NetworkPanel() {
  const calls = useAtomValue(callsAtom);
  const files = useAtomValue(filesAtom);
  const documents = useAtomValue(documentsAtom);
  const [isCallsOnly, setIsCallsOnly] = useState(true);
  const [chosen, setChosen] = useState<number | null>(null);
  const lines = linesOf(calls, isCallsOnly ? [] : files);
  const call = calls.find(({ id }) => id === chosen);
  const failed = calls.filter(({ status }) => isFailed(status)).length;
  const count = calls.length > 0 && `${calls.length} 次${failed > 0 ? `，${failed} 次失败` : ''}`;

  const rows = groupByDocument(lines, documents).map(({ start, members }) => {
    // Each document has its own timeline.
    const bars = layOut(members);
    return (
      <Fragment key={start?.at ?? 0}>
        {start && (
          <tr className="document">
            <td colSpan={COLUMNS.length} title={start.address}>
              {`${timeOfDay(start.at)} 打开 ${start.address}`}
            </td>
          </tr>
        )}
        {members.map((line, index) => (
          <Line
            key={'file' in line ? line.file.id : line.call.id}
            line={line}
            bar={bars[index] ?? { left: 0, width: 0 }}
            chosen={chosen}
            onChoose={(id) => setChosen(id === chosen ? null : id)}
          />
        ))}
      </Fragment>
    );
  });
  const end = (
    <>
      <Toggle label="只看接口" isOn={isCallsOnly} onChange={setIsCallsOnly} />
      <button className="link" onClick={clearNetwork}>
        清空
      </button>
    </>
  );
  return (
    <Panel title="网络" id="network" isWide count={count} end={end}>
      <Scroller label="网络列表" isLog>
        {lines.length > 0 ? (
          <Table columns={COLUMNS}>{rows}</Table>
        ) : (
          <Empty title="还没有调用">页面向后端发的每一次请求会列在这里：耗时、答复、是否与约定相符。</Empty>
        )}
      </Scroller>
      {call && <CallDetail key={call.id} call={call} onClose={() => setChosen(null)} />}
    </Panel>
  );
}
