import type { ReactNode } from 'react';
import type { Order } from '@vip/api';
import { yuan, payTypeName } from '@vip/checkout-react';
import { PaymentQuestions } from '@vip/checkout-ui';
import { LinkButton } from '@vip/ui';
import { OrderFacts } from './order-facts.tsx';
import { ResultBar, ResultHead } from './result-frame.tsx';
import styles from './result.module.css';
import type { Seller } from './seller.ts';

export interface EndedProps {
  status: 'closed' | 'refunded';
  order: Order;
  seller: Seller;
  foot: ReactNode;
}

/** Over without a membership: closed before it was paid, or the money given back. */
export const Ended = ({ status, order, seller, foot }: EndedProps) => (
  <>
    {status === 'closed' ? (
      <ResultHead mark="dash" title="订单已关闭">
        这一笔没有付成，不会再扣款。
        <br />
        还想开通，重新下单就好。
      </ResultHead>
    ) : (
      <ResultHead mark="back" title="订单已退款">
        钱款原路退回{payTypeName(order.payType)}，
        <br />
        到账时间以它的通知为准。
      </ResultHead>
    )}
    <main className={styles.main}>
      <OrderFacts
        facts={[
          { name: '套餐', value: order.package.name },
          {
            name: status === 'closed' ? '订单金额' : '退款金额',
            value: `¥${yuan(order.amount)}`,
            isStrong: true,
          },
        ]}
        number={order.number}
      />
      <PaymentQuestions supportLink={seller.supportLink} />
    </main>
    {foot}
    <ResultBar>
      <LinkButton variant="line" href={seller.supportLink}>
        联系客服
      </LinkButton>
      <LinkButton href={seller.purchasePath}>重新开通</LinkButton>
    </ResultBar>
  </>
);
