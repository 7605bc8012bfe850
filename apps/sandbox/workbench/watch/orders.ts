import { brandName } from '../choose/brands.ts';
import { h, renderInto } from '../dom/element.ts';
import type { OrderInfo, OrderStatus } from '../server/answers.ts';
import type { WorkbenchStore } from '../state/workbench-state.ts';
import { yuan } from './format.ts';
import { empty, panel, scroller, table, toggle } from './panel.ts';

const COLUMNS = [
  { name: '编号', width: '36%' },
  { name: '套餐' },
  { name: '金额', width: '62px', isRight: true },
  { name: '状态', width: '62px' },
];

const STATUS: Record<OrderStatus, { word: string; look: string }> = {
  created: { word: '待支付', look: 'warn' },
  paying: { word: '支付中', look: 'warn' },
  paid: { word: '已支付', look: 'ok' },
  closed: { word: '已关闭', look: '' },
  refunded: { word: '已退款', look: 'bad' },
};

interface OrderActs {
  onOpen(order: OrderInfo): void;
  /** Payments whose notice is late are noticed now. */
  onNotify(): void;
}

/** Orders of all brands, newest first; a number opens the order's result page. */
export function ordersPanel(store: WorkbenchStore, { onOpen, onNotify }: OrderActs): HTMLElement {
  let isAll = true;
  const count = h('span');
  const notify = h(
    'button',
    { class: 'link', title: '在收银台选了延迟通知的付款，现在就通知', onclick: onNotify },
    '马上通知',
  );
  const list = scroller('订单列表');

  const row = (order: OrderInfo) =>
    h(
      'tr',
      {},
      h(
        'td',
        { class: 'mono' },
        h(
          'button',
          {
            class: 'link',
            'data-key': `order:${order.id}`,
            title: `打开 ${order.number} 的结果页`,
            onclick: () => onOpen(order),
          },
          order.number,
        ),
      ),
      h('td', { title: `${brandName(order.brand)} ${order.package_name}` }, order.package_name),
      h('td', { class: 'mono right' }, yuan(order.amount)),
      h('td', {}, h('span', { class: `tag ${STATUS[order.status].look}` }, STATUS[order.status].word)),
    );

  const draw = () => {
    const { orders, brand } = store.get();
    const shown = orders.filter((order) => isAll || order.brand === brand);
    notify.hidden = !orders.some(({ status }) => status === 'paying');
    count.textContent = shown.length === 0 ? '' : String(shown.length);
    renderInto(
      list,
      shown.length === 0
        ? empty('还没有订单', '在手机里选一个套餐付款，订单和它的状态会列在这里。')
        : table(COLUMNS, shown.map(row)),
    );
  };
  store.watch(['orders', 'brand'], draw);
  const all = toggle('全部品牌', isAll, (isOn) => {
    isAll = isOn;
    draw();
  });
  return panel({ title: '订单', id: 'orders', count, end: h('span', { class: 'end' }, notify, all) }, list);
}
