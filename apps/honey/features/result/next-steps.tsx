import type { ReactNode } from 'react';
import { Icon, cardShape, checkShape, clockShape, headsetShape } from '@vip/ui';
import { brand } from '../../brand.ts';
import { purchasePath } from '../../routes.ts';
import { Clause, Clauses } from './clauses.tsx';
import styles from './next-steps.module.css';

/** What has happened, and what to do then. */
interface Case {
  shape: string;
  when: string;
  what: ReactNode;
}

/** The bar has no 联系客服 while a payment is not known. */
const WithOrderNumber = () => (
  <>
    <Clause>
      <a className={styles.again} href={brand.supportLink}>
        联系客服
      </a>
      并提供订单号，
    </Clause>
    <Clause>服务时间 {brand.support.hours}</Clause>
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

/** What to do while a payment is not known, by what has happened. */
export const WaitingSteps = ({ hasPayAgain }: { hasPayAgain: boolean }) => (
  <NextSteps cases={waitingCases(hasPayAgain)} />
);

/** What to do about an order that was not found. */
export const LostSteps = () => <NextSteps cases={LOST} />;

const NextSteps = ({ cases }: { cases: readonly Case[] }) => (
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
