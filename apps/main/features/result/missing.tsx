import type { ReactNode } from 'react';
import { PaymentQuestions } from '@vip/checkout-ui';
import { LinkButton, headsetShape, resetShape } from '@vip/ui';
import { NextSteps } from './next-steps.tsx';
import { ResultBar, ResultHead } from './result-frame.tsx';
import styles from './result.module.css';
import type { Seller } from './seller.ts';

export interface MissingProps {
  /** Whether the link says which order it is of. */
  isNamed: boolean;
  seller: Seller;
  foot: ReactNode;
}

/** No such order, or a link that has expired: nobody is told which. A link without an order number is told. */
export const Missing = ({ isNamed, seller, foot }: MissingProps) => (
  <>
    <ResultHead mark="dash" title="订单不存在">
      {isNamed ? '链接可能已经过期，或者不完整。' : '链接里没有订单号，可能没有复制完整。'}
    </ResultHead>
    <main className={styles.main}>
      <NextSteps
        steps={[
          {
            shape: headsetShape,
            when: '已经付了',
            what: `把支付凭证发给客服，${seller.support.hours}有人答复。`,
          },
          { shape: resetShape, when: '还没有付', what: '回到套餐页，重新下单就好。' },
        ]}
      />
      <PaymentQuestions supportLink={seller.supportLink} />
    </main>
    {foot}
    <ResultBar>
      <LinkButton variant="line" href={seller.supportLink}>
        联系客服
      </LinkButton>
      <LinkButton href={seller.purchasePath}>看看套餐</LinkButton>
    </ResultBar>
  </>
);
