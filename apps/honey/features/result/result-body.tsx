import type { Order } from '@vip/api';
import type { ResultView } from '@vip/checkout-react';
import { OrderFacts, PaymentQuestions, placeholderOrder } from '@vip/checkout-ui';
import { Loading, Clauses } from '@vip/ui';
import { brand } from '../../brand.ts';
import { HoneyError } from '../../shared/honey-error.tsx';
import { Checking } from './checking.tsx';
import { LostSteps, WaitingSteps } from './next-steps.tsx';
import { PaidCard } from './paid-card.tsx';
import styles from './result.module.css';

const USE = ['复制对方的话，点「加点蜜」', '选一句喜欢的，直接发送'] as const;

interface ResultBodyProps {
  view: ResultView;
  /** Masked, of the account that is logged in, if there is one. */
  phone: string | null | undefined;
}

/** Nothing was charged, or it is refunded. */
const WITHOUT_CHARGE: readonly ResultView['status'][] = ['closed', 'refunded'];

/** The order, the next steps, and frequent questions after a payment. While it is loading it has the size of a paid one. */
export function ResultBody({ view, phone }: ResultBodyProps) {
  if (view.status === 'loading')
    return (
      <Loading isSilent>
        {/* As prerendered, where no account is known. */}
        <ResultBody view={{ status: 'paid', order: placeholderOrder }} phone={null} />
      </Loading>
    );
  return (
    <>
      <OrderState view={view} phone={phone} />
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

interface OrderStateProps extends ResultBodyProps {
  view: Exclude<ResultView, { status: 'loading' }>;
}

function OrderState({ view, phone }: OrderStateProps) {
  switch (view.status) {
    case 'error':
      return <HoneyError {...view} />;
    case 'missing':
      return <LostSteps />;
    case 'paid':
      return (
        <>
          <PaidCard order={view.order} />
          <Usage phone={phone} />
          <Receipt order={view.order} />
        </>
      );
    case 'confirming':
    case 'unknown':
      return (
        <>
          <Checking lastCheckedAt={view.lastCheckedAt} />
          <Receipt order={view.order} className={styles.checked} />
          <WaitingSteps hasPayAgain={view.payAgain !== null} />
        </>
      );
    case 'closed':
    case 'refunded':
      return <Receipt order={view.order} />;
  }
}

interface ReceiptProps {
  order: Order;
  className?: string | undefined;
}

/** The details of the order. */
const Receipt = ({ order, className = styles.card }: ReceiptProps) => (
  <section className={className}>
    <h2>订单信息</h2>
    <OrderFacts order={order} hasCard classNames={styles} />
  </section>
);

/** How to use what was bought, numbered; first the account to log in with. */
const Usage = ({ phone }: Pick<ResultBodyProps, 'phone'>) => (
  <section className={styles.usage}>
    <h2>使用方法</h2>
    <ol className={styles.steps}>
      {[`打开${brand.appName}，${phone ? `用 ${phone} 登录` : '用支付时的账号登录'}`, ...USE].map(
        (step, index) => (
          <li key={index}>
            <span className={styles.count} aria-hidden="true">
              {index + 1}
            </span>
            <span className={styles.step}>
              <Clauses text={step} />
            </span>
          </li>
        ),
      )}
    </ol>
  </section>
);
