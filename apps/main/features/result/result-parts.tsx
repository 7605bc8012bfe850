import type { ComponentProps, ReactNode } from 'react';
import { Foot, OrderFacts as Facts, PayBar } from '@vip/checkout-ui';
import { Button, Icon, LinkButton } from '@vip/ui';
import { Clauses } from '../../shared/clauses.tsx';
import { withUnits } from '../../shared/with-units.ts';
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

/** Back into the app that shows the page; null in a browser. */
export type GoBack = (() => void) | null;

/** Into the seller's app, where the membership is used. */
export const AppButton = ({ seller: { app, appName }, goBack }: { seller: Seller; goBack: GoBack }) =>
  goBack ? (
    <Button onClick={goBack}>回到{appName}</Button>
  ) : (
    <LinkButton href={`/openapp?app=${app}`}>打开{appName}</LinkButton>
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

/** The order, line by line. A card above it names the validity, so that only the package is repeated. */
export const OrderFacts = (props: Omit<ComponentProps<typeof Facts>, 'classNames'>) => (
  <section className={styles.order}>
    <h2>订单信息</h2>
    {props.hasCard && (
      <dl>
        <div className={styles.fact}>
          <dt>套餐</dt>
          <dd>{withUnits(props.order.package.name)}</dd>
        </div>
      </dl>
    )}
    <Facts {...props} classNames={styles} />
  </section>
);

export interface NextStep {
  shape: string;
  /** The case: 已支付. */
  when: string;
  /** What to do then. */
  what: string;
  /** A link or a button that does it. */
  action?: ReactNode;
}

/** 联系客服 beside a step. */
export const SupportLink = ({ seller }: { seller: Seller }) => <a href={seller.supportLink}>联系客服</a>;

/** The possible next steps, by case. */
export const NextSteps = ({ steps }: { steps: readonly NextStep[] }) => (
  <section className={styles.card}>
    <h2>后续操作</h2>
    <ul className={styles.nextSteps}>
      {steps.map(({ shape, when, what, action }) => (
        <li key={when}>
          <Icon shape={shape} size={22} />
          <span>
            {when}
            <small>
              <Clauses text={what} />
            </small>
          </span>
          {action}
        </li>
      ))}
    </ul>
  </section>
);
