import type { OrderStatus } from '@vip/api/schema';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { attempt, openOrder } from '../actions.ts';
import { brandName, yuan } from '../format.ts';
import { notifyNow } from '../server.ts';
import { brandAtom, serverStateAtom } from '../state.ts';
import { Empty, Panel, Scroller, Table, Toggle } from './panel.tsx';

const COLUMNS = [
  { name: '编号', width: '36%' },
  { name: '套餐' },
  { name: '金额', width: '62px', isRight: true },
  { name: '状态', width: '62px' },
];

const STATUS: Record<OrderStatus, { label: string; variant: string }> = {
  created: { label: '待支付', variant: 'warn' },
  paying: { label: '支付中', variant: 'warn' },
  paid: { label: '已支付', variant: 'ok' },
  closed: { label: '已关闭', variant: '' },
  refunded: { label: '已退款', variant: 'bad' },
};

/** Orders of all brands, newest first; a number opens the order's result page. */
export function OrdersPanel() {
  const { orders } = useAtomValue(serverStateAtom);
  const current = useAtomValue(brandAtom);
  const [isAll, setIsAll] = useState(true);
  const shown = orders.filter(({ brand }) => isAll || brand === current);
  const end = (
    <>
      {orders.some(({ status }) => status === 'paying') && (
        <button className="link" title="立即发送所有延迟的付款通知" onClick={() => attempt(notifyNow())}>
          马上通知
        </button>
      )}
      <Toggle label="全部品牌" isOn={isAll} onChange={setIsAll} />
    </>
  );
  return (
    <Panel title="订单" id="orders" count={shown.length || ''} end={end}>
      <Scroller label="订单列表">
        {shown.length === 0 ? (
          <Empty title="还没有订单">在手机里付款后，这里列出订单及其状态。</Empty>
        ) : (
          <Table columns={COLUMNS}>
            {shown.map((order) => (
              <tr key={order.id}>
                <td className="mono">
                  <button
                    className="link"
                    title={`打开 ${order.number} 的结果页`}
                    onClick={() => openOrder(order)}
                  >
                    {order.number}
                  </button>
                </td>
                <td title={`${brandName(order.brand)} ${order.package_name}`}>{order.package_name}</td>
                <td className="mono right">{yuan(order.amount)}</td>
                <td>
                  <span className={`tag ${STATUS[order.status].variant}`}>{STATUS[order.status].label}</span>
                </td>
              </tr>
            ))}
          </Table>
        )}
      </Scroller>
    </Panel>
  );
}
