import { h, renderInto } from '../dom/element.ts';
import type { ChargeInfo } from '../server/answers.ts';
import type { WorkbenchStore } from '../state/workbench-state.ts';
import { timeOfDay, yuan } from './format.ts';
import { empty, panel, scroller, table } from './panel.ts';

const COLUMNS = [
  { name: '时刻', width: '74px' },
  { name: '类型', width: '40px' },
  { name: '订单' },
  { name: '金额', width: '78px', isRight: true },
];

/** Charges less refunds, fen. */
export const balanceOf = (charges: readonly Pick<ChargeInfo, 'kind' | 'amount'>[]): number =>
  charges.reduce((sum, { kind, amount }) => (kind === 'charge' ? sum + amount : sum - amount), 0);

/** The ledger of charges, newest first: it only ever grows. */
export function ledgerPanel(store: WorkbenchStore): HTMLElement {
  const balance = h('span', { class: 'mono' });
  const list = scroller('账本列表');
  store.watch(['charges', 'orders'], ({ charges, orders }) => {
    const numbers = new Map(orders.map(({ id, number }) => [id, number]));
    balance.textContent = `结余 ${yuan(balanceOf(charges))}`;
    const row = ({ order_id, kind, amount, at }: ChargeInfo) => {
      const isRefund = kind === 'refund';
      const number = numbers.get(order_id) ?? order_id;
      return h(
        'tr',
        {},
        h('td', { class: 'mono quiet' }, timeOfDay(Date.parse(at))),
        h('td', { class: isRefund ? 'bad' : '' }, isRefund ? '退款' : '扣款'),
        h('td', { class: 'mono tail', title: number }, number),
        h(
          'td',
          { class: isRefund ? 'mono right bad' : 'mono right' },
          `${isRefund ? '−' : '+'}${yuan(amount)}`,
        ),
      );
    };
    renderInto(
      list,
      charges.length === 0
        ? empty('还没有扣款', '每一笔扣款和退款会记在这里，记下就不再改。')
        : table(COLUMNS, [...charges].reverse().map(row)),
    );
  });
  return panel({ title: '账本', id: 'ledger', count: '只增不改', end: balance }, list);
}
