import { useAtomValue } from 'jotai';
import { checkShape, copyShape, HiddenText, Icon } from '@vip/ui';
import { useState } from 'react';
import { balanceOf, smsState, timeOfDay, yuan } from '../format.ts';
import type { ChargeInfo } from '../server.ts';
import { clockOffsetAtom, nowAtom, serverStateAtom } from '../state.ts';
import { Empty, Panel, Scroller, Table } from './panel.tsx';

const COLUMNS = [
  { name: '时刻', width: '74px' },
  { name: '类型', width: '40px' },
  { name: '订单' },
  { name: '金额', width: '78px', isRight: true },
];

function Charge({ charge, number }: { charge: ChargeInfo; number: string }) {
  const isRefund = charge.kind === 'refund';
  return (
    <tr>
      <td className="mono quiet">{timeOfDay(Date.parse(charge.at))}</td>
      <td className={isRefund ? 'bad' : ''}>{isRefund ? '退款' : '扣款'}</td>
      <td className="mono tail" title={number}>
        {number}
      </td>
      <td className={isRefund ? 'mono right bad' : 'mono right'}>
        {`${isRefund ? '−' : '+'}${yuan(charge.amount)}`}
      </td>
    </tr>
  );
}

/** The append-only ledger of charges, newest first. */
export function LedgerPanel() {
  const { charges, orders } = useAtomValue(serverStateAtom);
  const numbers = new Map(orders.map(({ id, number }) => [id, number]));
  const balance = <span className="mono">结余 {yuan(balanceOf(charges))}</span>;
  return (
    <Panel title="账本" id="ledger" count="只增不改" end={balance}>
      <Scroller label="账本列表">
        {charges.length === 0 ? (
          <Empty title="还没有扣款">这里列出每一笔扣款和退款，只增不改。</Empty>
        ) : (
          <Table columns={COLUMNS}>
            {charges
              .map((charge, index) => (
                <Charge
                  key={index}
                  charge={charge}
                  number={numbers.get(charge.order_id) ?? charge.order_id}
                />
              ))
              .reverse()}
          </Table>
        )}
      </Scroller>
    </Panel>
  );
}

/** The inbox of every phone: the newest code first, large, one tap to copy. */
export function SmsPanel() {
  const { sms_log } = useAtomValue(serverStateAtom);
  const now = useAtomValue(nowAtom) + useAtomValue(clockOffsetAtom);
  const [copied, setCopied] = useState('');
  const copy = async (code: string) => {
    await navigator.clipboard.writeText(code);
    setCopied(code);
    setTimeout(() => setCopied(''), 1000);
  };
  const hint = (
    <span role="status">
      <HiddenText>{copied && `已复制 ${copied}`}</HiddenText>
    </span>
  );
  return (
    <Panel title="短信" id="sms" count={sms_log.length || ''} end={hint}>
      <Scroller label="短信列表">
        {sms_log.length === 0 ? (
          <Empty title="还没有短信">页面要验证码时，验证码会到这里，一按就复制。</Empty>
        ) : (
          <ul className="sms">
            {sms_log.map((sms) => {
              const { isGood, label } = smsState(sms, now);
              const isCopied = sms.code === copied;
              return (
                <li key={`${sms.sent_at} ${sms.phone}`} className={isGood ? '' : 'old'}>
                  <div>
                    <b>{sms.code}</b>
                    <span>{`${sms.phone}　${timeOfDay(Date.parse(sms.sent_at))}，${label}`}</span>
                  </div>
                  {isGood && (
                    <button className="button small" onClick={() => void copy(sms.code)}>
                      <Icon shape={isCopied ? checkShape : copyShape} size={15} strokeWidth={1.7} />
                      {isCopied ? '已复制' : '复制'}
                    </button>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </Scroller>
    </Panel>
  );
}
