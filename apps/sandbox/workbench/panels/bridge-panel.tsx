import type { TrafficEntry } from '@vip/native-hosts';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { setByHand } from '../actions.ts';
import { inOneLine, sinceStart } from '../format.ts';
import { documentsAtom, environmentAtom, isByHandAtom, trafficAtom } from '../state.ts';
import { JsonView } from './json-view.tsx';
import { Empty, Panel, PickRow, Scroller, Table, Toggle } from './panel.tsx';

const COLUMNS = [
  { name: '秒', width: '62px' },
  { name: '方向', width: '60px' },
  { name: '名称', width: '36%' },
  { name: '内容' },
];

interface MessageDetailProps {
  message: TrafficEntry;
  isRawOpen: boolean;
  onFold(isOpen: boolean): void;
}

/** Details of a message: its data, and the raw message in a fold. */
const MessageDetail = ({ message: { data, raw }, isRawOpen, onFold }: MessageDetailProps) => (
  <Scroller label="这条消息" className="detail">
    <JsonView text={typeof data === 'string' ? data : (JSON.stringify(data) ?? '空')} />
    {raw !== undefined && (
      <details
        className="raw"
        open={isRawOpen}
        onToggle={({ currentTarget: folded }) => {
          onFold(folded.open);
          if (folded.open) folded.scrollIntoView({ block: 'nearest' });
        }}
      >
        <summary>线上原文</summary>
        <pre>{raw}</pre>
      </details>
    )}
  </Scroller>
);

/**
 * Messages between the page and the app around it, timed from the document's start; one opens in full. In a native app
 * the page's questions may be answered by hand.
 */
export function BridgePanel() {
  const traffic = useAtomValue(trafficAtom);
  const environment = useAtomValue(environmentAtom);
  const start = useAtomValue(documentsAtom).at(-1)?.at ?? 0;
  const isByHand = useAtomValue(isByHandAtom);
  /** The frozen list while paused; null otherwise. */
  const [paused, setPaused] = useState<{ traffic: readonly TrafficEntry[]; start: number } | null>(null);
  const [isRawOpen, setIsRawOpen] = useState(false);
  const [chosen, setChosen] = useState<TrafficEntry | null>(null);
  const listed = paused ?? { traffic, start };

  const rows = listed.traffic.map((entry, index) => {
    const text = inOneLine(entry.data);
    const isMissing = text === '空' && entry.kind === 'answer';
    return (
      <PickRow
        key={index}
        isPicked={entry === chosen}
        onPick={() => setChosen(entry === chosen ? null : entry)}
        title={entry.name}
        name={entry.name}
        before={
          <>
            <td className="mono quiet">{sinceStart(entry.at, listed.start)}</td>
            <td className={isMissing ? 'warn' : ''}>
              {entry.direction === 'page_to_native' ? '页 → 壳' : '壳 → 页'}
            </td>
          </>
        }
        after={
          <td className="mono quiet" title={text}>
            {text}
          </td>
        }
      />
    );
  });
  const end = (
    <>
      {(environment?.kind === 'native' || isByHand) && (
        <Toggle label="手动应答" isOn={isByHand} onChange={setByHand} />
      )}
      <Toggle
        label="暂停"
        isOn={paused !== null}
        onChange={(isOn) => setPaused(isOn ? { traffic, start } : null)}
      />
    </>
  );
  return (
    <Panel title="桥通信" id="bridge" count={environment?.name} end={end}>
      <Scroller label="桥通信列表" isLog>
        {rows.length > 0 ? (
          <Table columns={COLUMNS}>{rows}</Table>
        ) : environment?.kind === 'none' ? (
          <Empty title="这个环境没有桥">切换到原生、微信或支付宝环境，即可看到页面与壳之间的每条消息。</Empty>
        ) : (
          <Empty title="还没有消息">页面和壳之间的每一条消息会列在这里。</Empty>
        )}
      </Scroller>
      {chosen && listed.traffic.includes(chosen) && (
        <MessageDetail
          key={listed.traffic.indexOf(chosen)}
          message={chosen}
          isRawOpen={isRawOpen}
          onFold={setIsRawOpen}
        />
      )}
    </Panel>
  );
}
