import type { ReactNode } from 'react';
import { errorText } from '@vip/api';
import type { ResultView } from '@vip/checkout-react';
import { PaymentQuestions, placeholderOrder } from '@vip/checkout-ui';
import { Button, ErrorState, LinkButton, headsetShape, resetShape } from '@vip/ui';
import { PageLayout } from '../../shared/page-frame.tsx';
import {
  NextSteps,
  OrderFacts,
  ResultBar,
  ResultHead,
  SupportBar,
  type ResultPartProps,
} from './result-parts.tsx';
import styles from './result.module.css';

/** The loading state of a result page. */
export const ResultLoading = ({ foot }: { foot: ReactNode }) => (
  <PageLayout
    isLoading
    body={
      <>
        <ResultHead icon="waiting" title="支付结果">
          正在查询支付结果
        </ResultHead>
        <main className={styles.main}>
          <OrderFacts order={placeholderOrder} hasCard />
          <div className={styles.placeholder} />
        </main>
      </>
    }
    foot={foot}
    bar={
      <ResultBar>
        <Button>打开应用</Button>
      </ResultBar>
    }
  />
);

export interface MissingProps extends ResultPartProps {
  /** The link has an order number. */
  isNamed: boolean;
}

/** A link without order number is named as such; a missing order and an expired link are not distinguished. */
export const Missing = ({ isNamed, seller, foot }: MissingProps) => (
  <>
    <ResultHead icon="missing" title="订单不存在">
      {isNamed ? '链接已过期或不完整' : '链接不完整，请重新复制后打开'}
    </ResultHead>
    <main className={styles.main}>
      <NextSteps
        steps={[
          {
            shape: headsetShape,
            when: '已支付',
            what: `把支付凭证发给客服，服务时间 ${seller.support.hours}`,
          },
          { shape: resetShape, when: '未支付', what: '回到套餐页，重新下单' },
        ]}
      />
      <PaymentQuestions supportLink={seller.supportLink} />
    </main>
    {foot}
    <SupportBar seller={seller}>
      <LinkButton href={seller.purchasePath}>查看套餐</LinkButton>
    </SupportBar>
  </>
);

export interface UnreadProps extends ResultPartProps {
  view: Extract<ResultView, { status: 'error' }>;
}

/** The order could not be read; the payment may have succeeded. */
export const Unread = ({ view, seller, foot }: UnreadProps) => (
  <>
    <header className={styles.plain}>
      <h1>支付结果</h1>
    </header>
    <main>
      <ErrorState
        text={errorText(view.error)}
        note="你的订单和会员权益不受影响"
        requestId={view.error.details.requestId}
        onRetry={view.retry}
        onSupport={seller.supportLink}
      />
      <div className={styles.below}>
        <PaymentQuestions supportLink={seller.supportLink} />
      </div>
    </main>
    {foot}
  </>
);
