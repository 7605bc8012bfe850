import { useAtomValue } from 'jotai';
import { balanceOf, timeOfDay, yuan } from '../format.ts';
import type { ChargeInfo } from '../server.ts';
import { serverStateAtom } from '../state.ts';
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

/** The ledger of charges, newest first: it only ever grows. */
export function LedgerPanel() {
  const { charges, orders } = useAtomValue(serverStateAtom);
  const numbers = new Map(orders.map(({ id, number }) => [id, number]));
  const balance = <span className="mono">结余 {yuan(balanceOf(charges))}</span>;
  return (
    <Panel title="账本" id="ledger" count="只增不改" end={balance}>
      <Scroller label="账本列表">
        {charges.length === 0 ? (
          <Empty title="还没有扣款">每一笔扣款和退款会记在这里，记下就不再改。</Empty>
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
