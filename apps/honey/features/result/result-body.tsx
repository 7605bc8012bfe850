import type { ReactNode } from 'react';
import type { Order } from '@vip/api';
import { dayText, type ResultView } from '@vip/checkout-react';
import { OrderFacts, PaymentQuestions, placeholderOrder } from '@vip/checkout-ui';
import { Loading } from '@vip/ui';
import { brand } from '../../brand.ts';
import { purchasePath } from '../../routes.ts';
import { HoneyError } from '../../shared/honey-error.tsx';
import { Jar } from '../../shared/jar.tsx';
import styles from './result.module.css';

const USE = [
  `打开${brand.appName}，用支付时的账号登录`,
  '复制对方的话，点「加点蜜」',
  '选一句喜欢的，直接发送',
];

/** What has happened, and what to do then. */
const waitingCases = (hasPayAgain: boolean): readonly (readonly [string, string])[] => [
  ['已支付', '点「已完成支付」，刷新支付结果'],
  ['未支付', hasPayAgain ? '点「重新支付」，仍为同一笔订单，不会重复扣款' : '点「重新选购」，选择套餐后支付'],
  ['长时间未到账', `将订单号发给客服，服务时间 ${brand.support.hours}`],
];
const LOST: readonly (readonly [string, string])[] = [
  ['刚刚支付', '点「重新查询」，刷新支付结果'],
  ['仍未找到', `请将支付凭证发给客服，服务时间 ${brand.support.hours}`],
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
      return (
        <Cases cases={LOST}>
          <dt>未支付</dt>
          <dd>
            <a className={styles.again} href={purchasePath}>
              重新选一罐
            </a>
          </dd>
        </Cases>
      );
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
          <Cases cases={waitingCases(view.payAgain !== null)} />
        </>
      );
    case 'closed':
    case 'refunded':
      return <OrderFacts order={view.order} classNames={styles} />;
  }
}

/** Not every backend says until when a membership lasts. */
function untilText({ memberUntil }: Order): ReactNode {
  if (memberUntil)
    return (
      <>
        有效期至 <span className={styles.clause}>{dayText(Date.parse(memberUntil))}</span>
      </>
    );
  return memberUntil === null ? '长期有效' : '有效期以 App 内为准';
}

/** The package and its expiry date as a card. */
const PaidCard = ({ order }: { order: Order }) => (
  <section className={styles.bought}>
    <Jar id="honey-bought" level={0.95} className={styles.jar} />
    <div className={styles.text}>
      <p className={styles.app}>{brand.appName}</p>
      <h2>{order.package.name}</h2>
      <p className={styles.until}>{untilText(order)}</p>
    </div>
  </section>
);

/** Lines break after a comma. */
const Clauses = ({ text }: { text: string }) => (
  <>
    {text.match(/[^，]+，?/g)?.map((clause) => (
      <span key={clause} className={styles.clause}>
        {clause}
      </span>
    ))}
  </>
);

interface CasesProps {
  cases: readonly (readonly [when: string, what: string])[];
  /** A last case. */
  children?: ReactNode;
}

/** What to do next, by what has happened. */
const Cases = ({ cases, children }: CasesProps) => (
  <section className={styles.card}>
    <h2 className={styles.heading}>后续操作</h2>
    <dl className={styles.cases}>
      {cases.map(([when, what]) => (
        <div key={when}>
          <dt>{when}</dt>
          <dd>
            <Clauses text={what} />
          </dd>
        </div>
      ))}
      {children && <div>{children}</div>}
    </dl>
  </section>
);

/** How to use what was bought, numbered. */
const Usage = () => (
  <section className={styles.card}>
    <h2 className={styles.heading}>使用方法</h2>
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
