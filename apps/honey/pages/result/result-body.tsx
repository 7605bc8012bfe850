import { errorText } from '@vip/api';
import type { ResultView } from '@vip/checkout-react';
import { PaymentQuestions } from '@vip/checkout-ui';
import { ErrorState, HiddenText } from '@vip/ui';
import { brand } from '../../brand.ts';
import { Mascot } from '../../drawings/mascot.tsx';
import { appSteps } from './app-steps.ts';
import { NumberedSteps } from './numbered-steps.tsx';
import { BlankFacts, OrderFacts } from './order-facts.tsx';
import { PaidCard } from './paid-card.tsx';
import styles from './result-view.module.css';

const USE = [`打开${brand.appName}，用付款时的账号登录。`, ...appSteps];
const WAIT = [
  '已经付了：点「已完成支付」，马上再查一次。',
  '还没有付：点「重新支付」，付的仍是这一笔订单。',
  `等了很久：把订单号发给客服，${brand.support.hours}有人答复。`,
];
const LOST = [
  '回到付款的页面，再打开一次结果。',
  `付过款的，把支付凭证发给客服，${brand.support.hours}有人答复。`,
];

/** What is known of the order, what can be done about it, and what people ask after a payment. */
export const ResultBody = ({ view }: { view: ResultView }) => (
  <>
    <Known view={view} />
    {view.status !== 'loading' && (
      <div className={styles.questions}>
        <PaymentQuestions supportLink={brand.supportLink} />
      </div>
    )}
  </>
);

function Known({ view }: { view: ResultView }) {
  switch (view.status) {
    case 'loading':
      return (
        <>
          <HiddenText>正在载入</HiddenText>
          <BlankFacts />
        </>
      );
    case 'error':
      return (
        <ErrorState
          text={errorText(view.error)}
          note="你的订单和会员都不受影响。"
          requestId={view.error.details.requestId}
          drawing={<Mascot className={styles.drawing} level={0.1} mood="asleep" />}
          onRetry={view.retry}
          onSupport={brand.supportLink}
        />
      );
    case 'missing':
      return <NumberedSteps title="可以试试" steps={LOST} />;
    case 'paid':
      return (
        <>
          <PaidCard order={view.order} />
          <OrderFacts order={view.order} />
          <NumberedSteps title="怎么用" steps={USE} />
        </>
      );
    case 'confirming':
    case 'unknown':
      return (
        <>
          <OrderFacts order={view.order} lastCheckedAt={view.lastCheckedAt} />
          <NumberedSteps title="接下来可以" steps={WAIT} />
        </>
      );
    case 'closed':
    case 'refunded':
      return <OrderFacts order={view.order} />;
  }
}
