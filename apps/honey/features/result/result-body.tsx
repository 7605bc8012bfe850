import type { ReactNode } from 'react';
import type { Order } from '@vip/api';
import { dayText, type ResultView } from '@vip/checkout-react';
import { OrderFacts, PaymentQuestions, placeholderOrder } from '@vip/checkout-ui';
import { Icon, Loading, cardShape, checkShape, clockShape, headsetShape } from '@vip/ui';
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
interface Case {
  shape: string;
  when: string;
  what: ReactNode;
}

/** The bar has no 联系客服 while a payment is not known. */
const WithOrderNumber = () => (
  <>
    <span className={styles.clause}>
      <a className={styles.again} href={brand.supportLink}>
        联系客服
      </a>
      并提供订单号，
    </span>
    <span className={styles.clause}>服务时间 {brand.support.hours}</span>
  </>
);

const waitingCases = (hasPayAgain: boolean): readonly Case[] => [
  { shape: checkShape, when: '已支付', what: '点「已完成支付」，刷新支付结果' },
  {
    shape: cardShape,
    when: '未支付',
    what: hasPayAgain ? '点「重新支付」，仍为同一笔订单，不会重复扣款' : '点「重新选购」，选择套餐后支付',
  },
  { shape: headsetShape, when: '长时间未到账', what: <WithOrderNumber /> },
];
const LOST: readonly Case[] = [
  { shape: clockShape, when: '刚刚支付', what: '点「重新查询」，刷新支付结果' },
  { shape: headsetShape, when: '仍未找到', what: `请将支付凭证发给客服，服务时间 ${brand.support.hours}` },
  {
    shape: cardShape,
    when: '未支付',
    what: (
      <a className={styles.again} href={purchasePath}>
        重新选一罐
      </a>
    ),
  },
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
      return <Cases cases={LOST} />;
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
    <div className={styles.pack}>
      <div className={styles.text}>
        <p className={styles.app}>{brand.appName}</p>
        <h2 className={styles.name}>{order.package.name}</h2>
      </div>
      <span className={styles.jar}>
        <Jar id="honey-bought" level={0.95} />
      </span>
    </div>
    <p className={styles.until}>{untilText(order)}</p>
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

/** What to do next, by what has happened. */
const Cases = ({ cases }: { cases: readonly Case[] }) => (
  <section className={styles.card}>
    <h2>后续操作</h2>
    <dl className={styles.cases}>
      {cases.map(({ shape, when, what }) => (
        <div key={when} className={styles.case}>
          <dt>
            <span className={styles.sign}>
              <Icon shape={shape} size={20} strokeWidth={1.8} />
            </span>
            {when}
          </dt>
          <dd>{typeof what === 'string' ? <Clauses text={what} /> : what}</dd>
        </div>
      ))}
    </dl>
  </section>
);

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
