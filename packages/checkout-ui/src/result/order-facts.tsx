import type { ReactNode } from 'react';
import type { Order } from '@vip/api';
import { clockText, dayText, minuteText, payTypeName, yuan } from '@vip/checkout-react';
import { CopyButton } from '@vip/ui';

interface OrderFactsProps {
  order: Order;
  /** ms since 1970, null before the first query; shown while the order can be paid. */
  lastCheckedAt?: number | null;
  /** The page shows a paid order's package and expiry date elsewhere. */
  hasCard?: boolean;
  /** A brand's class names: facts, fact, amount, number, copy. */
  classNames: Readonly<Record<string, string>>;
}

const AMOUNT_NAMES: Readonly<Record<Order['status'], string>> = {
  created: '应付',
  paying: '应付',
  paid: '实付',
  closed: '订单金额',
  refunded: '退款金额',
};

/** The details of an order that customer service asks for. */
export function OrderFacts({ order, lastCheckedAt, hasCard = false, classNames }: OrderFactsProps) {
  const { status, amount, paidAt, number } = order;
  const time = paidAt ?? order.createdAt;
  const isPaid = status === 'paid';
  const isPayable = status === 'created' || status === 'paying';
  const fact = (name: string, value: ReactNode) => (
    <div className={classNames.fact}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
  return (
    <dl className={classNames.facts}>
      {!(isPaid && hasCard) && fact('套餐', order.package.name)}
      {isPaid && !hasCard && fact('有效期', untilText(order))}
      {fact(AMOUNT_NAMES[status], <b className={classNames.amount}>¥{yuan(amount)}</b>)}
      {amount > 0 && paidAt && fact('支付方式', payTypeName(order.payType))}
      {!isPayable &&
        time &&
        fact(paidAt ? '支付时间' : '下单时间', <time>{minuteText(Date.parse(time))}</time>)}
      {fact(
        '订单号',
        <>
          <span className={classNames.number}>{number}</span>
          <CopyButton text={number} className={classNames.copy}>
            复制
          </CopyButton>
        </>,
      )}
      {isPayable &&
        lastCheckedAt !== undefined &&
        fact('上次查询', lastCheckedAt === null ? '正在查询' : clockText(lastCheckedAt))}
    </dl>
  );
}

/** Not every backend says until when a membership lasts. */
function untilText({ memberUntil }: Order): string {
  if (memberUntil) return `至 ${dayText(Date.parse(memberUntil))}`;
  return memberUntil === null ? '长期有效' : '以 App 内为准';
}

/** Of about the usual length, for the loading state: most orders are paid. */
export const placeholderOrder: Order = {
  id: '',
  number: '2600000000000000',
  status: 'paid',
  package: { id: '', name: '会员卡', level: '' },
  amount: 88800,
  payType: 'wechat',
  createdAt: '2026-01-01T00:00:00Z',
  expiresAt: '2026-01-01T00:00:00Z',
  paidAt: '2026-01-01T00:00:00Z',
  memberUntil: '2026-12-31T00:00:00Z',
  um: '',
  resultToken: null,
  pay: null,
};
