import type { ReactNode } from 'react';
import type { Order } from '@vip/api';
import type { ResultView } from '@vip/checkout-react';
import { PaymentQuestions } from '@vip/checkout-ui';
import { Loading } from '@vip/ui';
import { brand } from '../../brand.ts';
import { HoneyError } from '../../shared/honey-error.tsx';
import { OrderFacts, PaidCard } from './order-card.tsx';
import styles from './result.module.css';

const USE = [
  `打开${brand.appName}，用付款时的账号登录。`,
  '复制对方的话，点「加点蜜」。',
  '选一句喜欢的，直接发送。',
];
const WAIT = [
  '已经付了：点「已完成支付」，马上再查一次。',
  '还没有付：点「重新支付」，付的仍是这一笔订单。',
  `等了很久：把订单号发给客服，${brand.support.hours}有人答复。`,
];
const LOST = [
  '回到付款的页面，再打开一次结果。',
  `付过款的，把支付凭证发给客服，${brand.support.hours}有人答复。`,
];

/** Of about the usual length, for the loading state: most orders are paid. */
const placeholder: Order = {
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

/** The order, the next steps, and frequent questions after a payment. */
export const ResultBody = ({ view }: { view: ResultView }) => (
  <>
    <OrderState view={view} />
    {view.status !== 'loading' && (
      <div className={styles.questions}>
        <PaymentQuestions supportLink={brand.supportLink} />
      </div>
    )}
  </>
);

function OrderState({ view }: { view: ResultView }) {
  switch (view.status) {
    case 'loading':
      return (
        <Loading isSilent>
          <PaidCard order={placeholder} />
          <OrderFacts order={placeholder} />
        </Loading>
      );
    case 'error':
      return <HoneyError {...view} />;
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

/** The next steps, numbered. */
const NumberedSteps = ({ title, steps }: { title: string; steps: ReactNode[] }) => (
  <section className={styles.card}>
    <h2 className={styles.heading}>{title}</h2>
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <li key={index}>
          <span className={styles.count} aria-hidden="true">
            {index + 1}
          </span>
          <span className={styles.step}>{step}</span>
        </li>
      ))}
    </ol>
  </section>
);
