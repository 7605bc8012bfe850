import type { ResultView } from '@vip/checkout-react';
import { OrderFacts, PaymentQuestions, placeholderOrder } from '@vip/checkout-ui';
import { Loading } from '@vip/ui';
import { brand } from '../../brand.ts';
import { HoneyError } from '../../shared/honey-error.tsx';
import { Clauses } from './clauses.tsx';
import { LostSteps, WaitingSteps } from './next-steps.tsx';
import { PaidCard } from './paid-card.tsx';
import styles from './result.module.css';

const USE = [
  `打开${brand.appName}，用支付时的账号登录`,
  '复制对方的话，点「加点蜜」',
  '选一句喜欢的，直接发送',
];

/** Nothing was charged, or it is refunded. */
const WITHOUT_CHARGE: readonly ResultView['status'][] = ['closed', 'refunded'];

/** The order, the next steps, and frequent questions after a payment. While it is loading it has the size of a paid one. */
export function ResultBody({ view }: { view: ResultView }) {
  if (view.status === 'loading')
    return (
      <Loading isSilent>
        <ResultBody view={{ status: 'paid', order: placeholderOrder }} />
      </Loading>
    );
  return (
    <>
      <OrderState view={view} />
      {!WITHOUT_CHARGE.includes(view.status) && (
        <div className={styles.questions}>
          <PaymentQuestions
            supportLink={brand.supportLink}
            {...('order' in view && { number: view.order.number })}
          />
        </div>
      )}
    </>
  );
}

function OrderState({ view }: { view: Exclude<ResultView, { status: 'loading' }> }) {
  switch (view.status) {
    case 'error':
      return <HoneyError {...view} />;
    case 'missing':
      return <LostSteps />;
    case 'paid':
      return (
        <>
          <PaidCard order={view.order} />
          <Usage />
          <OrderFacts order={view.order} hasCard classNames={styles} />
        </>
      );
    case 'confirming':
    case 'unknown':
      return (
        <>
          <OrderFacts order={view.order} lastCheckedAt={view.lastCheckedAt} classNames={styles} />
          <WaitingSteps hasPayAgain={view.payAgain !== null} />
        </>
      );
    case 'closed':
    case 'refunded':
      return <OrderFacts order={view.order} classNames={styles} />;
  }
}

/** How to use what was bought, numbered. */
const Usage = () => (
  <section className={styles.card}>
    <h2>使用方法</h2>
    <ol className={styles.steps}>
      {USE.map((step, index) => (
        <li key={index}>
          <span className={styles.count} aria-hidden="true">
            {index + 1}
          </span>
          <span className={styles.step}>
            <Clauses text={step} />
          </span>
        </li>
      ))}
    </ol>
  </section>
);
