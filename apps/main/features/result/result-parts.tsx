import type { ComponentProps, ReactNode } from 'react';
import { Foot, OrderFacts as Facts, PayBar } from '@vip/checkout-ui';
import { Icon, LinkButton } from '@vip/ui';
import { Clauses } from '../../shared/clauses.tsx';
import { ResultIcon, type ResultIconName } from './result-icon.tsx';
import styles from './result.module.css';
import type { Seller } from './seller.ts';

export interface ResultHeadProps {
  icon: ResultIconName;
  title: string;
  children: ReactNode;
  role?: 'status' | 'alert';
}

/** The state of the payment, on ink; announced when it changes. */
export const ResultHead = ({ icon, title, children, role = 'status' }: ResultHeadProps) => (
  <header className={styles.head}>
    <div role={role}>
      <ResultIcon name={icon} />
      <h1>{title}</h1>
      <p>{children}</p>
    </div>
  </header>
);

/** The next steps at the bottom edge. */
export const ResultBar = ({ children }: { children: ReactNode }) => (
  <PayBar label="接下来">
    <div className={styles.bar}>{children}</div>
  </PayBar>
);

/** 联系客服 and one more button. */
export const SupportBar = ({ seller, children }: { seller: Seller; children: ReactNode }) => (
  <ResultBar>
    <LinkButton variant="line" href={seller.supportLink}>
      联系客服
    </LinkButton>
    {children}
  </ResultBar>
);

/** What every state of a result shows. */
export interface ResultPartProps {
  seller: Seller;
  foot: ReactNode;
}

/** The foot of the seller. */
export const ResultFoot = ({ seller }: { seller: Seller }) => (
  <div className={styles.tail}>
    <Foot {...seller} />
  </div>
);

/** The order, line by line. */
export const OrderFacts = (props: Omit<ComponentProps<typeof Facts>, 'classNames'>) => (
  <Facts {...props} classNames={styles} />
);

export interface NextStep {
  shape: string;
  /** The case: 已支付. */
  when: string;
  /** What to do then. */
  what: string;
  /** Address of 联系客服, where the step needs it. */
  supportLink?: string;
}

/** The possible next steps, by case. */
export const NextSteps = ({ steps }: { steps: readonly NextStep[] }) => (
  <section className={styles.card}>
    <h2>后续操作</h2>
    <ul className={styles.nextSteps}>
      {steps.map(({ shape, when, what, supportLink }) => (
        <li key={when}>
          <Icon shape={shape} size={22} />
          <span>
            {when}
            <small>
              <Clauses text={what} />
            </small>
          </span>
          {supportLink && <a href={supportLink}>联系客服</a>}
        </li>
      ))}
    </ul>
  </section>
);
