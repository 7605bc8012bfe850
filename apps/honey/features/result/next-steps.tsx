import type { ReactNode } from 'react';
import { Clauses, Icon, cardShape, checkShape, clockShape, headsetShape } from '@vip/ui';
import { brand } from '../../brand.ts';
import { purchasePath } from '../../routes.ts';
import cards from './result.module.css';
import styles from './next-steps.module.css';

/** What has happened, and what to do then. */
interface Case {
  shape: string;
  when: string;
  what: ReactNode;
}

const HOURS = `服务时间 ${brand.support.hours}`;

/** Customer service, and what it needs to find the payment. */
const SUPPORT = (
  <>
    <a className={styles.again} href={brand.supportLink}>
      联系客服
    </a>
    <Clauses text={`并提供订单号，${HOURS}`} />
  </>
);

/** What the bar does not say: its buttons are the choices. */
const waitingCases = (hasPayAgain: boolean): readonly Case[] => [
  ...(hasPayAgain ? [{ shape: checkShape, when: '不会重复扣款', what: '重新支付仍为同一笔订单' }] : []),
  { shape: headsetShape, when: '长时间未到账', what: SUPPORT },
];

const LOST: readonly Case[] = [
  { shape: clockShape, when: '刚刚支付', what: '点「重新查询」，刷新支付结果' },
  // The bar has the link.
  { shape: headsetShape, when: '仍未找到', what: `向客服提供支付凭证，${HOURS}` },
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

/** That nothing is charged twice, and who helps, while a payment is not known. */
export const WaitingSteps = ({ hasPayAgain }: { hasPayAgain: boolean }) => (
  <NextSteps title="请放心" cases={waitingCases(hasPayAgain)} />
);

/** What to do about an order that was not found. */
export const LostSteps = () => <NextSteps title="后续操作" cases={LOST} />;

interface NextStepsProps {
  title: string;
  cases: readonly Case[];
}

const NextSteps = ({ title, cases }: NextStepsProps) => (
  <section className={cards.card}>
    <h2>{title}</h2>
    <dl>
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
