import type { ReactNode } from 'react';
import { Foot, PayBar } from '@vip/checkout-ui';
import { CopyButton, Icon, LinkButton } from '@vip/ui';
import styles from './result.module.css';
import type { Seller } from './seller.ts';

export interface ResultHeadProps {
  icon: ResultIconName;
  title: string;
  children: ReactNode;
}

/** The state of the payment, on ink; announced when it changes. */
export const ResultHead = ({ icon, title, children }: ResultHeadProps) => (
  <header className={styles.head}>
    <div role="status">
      <ResultIcon name={icon} />
      <h1>{title}</h1>
      <p>{children}</p>
    </div>
  </header>
);

const SHAPES = {
  /** Paid. */
  tick: 'M26 39l8.5 8.5L51 30',
  /** Not known yet. */
  clock: 'M38 24v15l9.5 6',
  /** Closed or missing. */
  dash: 'M27 38h22',
  /** A login is needed. */
  person: 'M38 25a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15M25 53c2-6 7-9 13-9s11 3 13 9',
  /** Refunded. */
  back: 'M33 29l-8 8 8 8M26 37h17a8 8 0 0 1 0 14h-4',
} as const;

type ResultIconName = keyof typeof SHAPES;

/** The round icon in the head, in the seller's colours. */
const ResultIcon = ({ name }: { name: ResultIconName }) => {
  const isTick = name === 'tick';
  return (
    <svg
      aria-hidden="true"
      width="76"
      height="76"
      viewBox="0 0 76 76"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ display: 'block', margin: 'var(--result-icon-margin, 0 auto)' }}
    >
      {isTick && (
        <circle
          cx="38"
          cy="38"
          r="36.5"
          stroke="var(--result-icon-dots)"
          strokeDasharray="1.5 4"
          strokeLinecap="butt"
        />
      )}
      <circle
        cx="38"
        cy="38"
        r="29"
        fill={isTick ? 'var(--result-icon)' : 'none'}
        stroke={isTick ? 'none' : 'var(--result-icon-ring)'}
        strokeWidth="4"
      />
      {name === 'clock' && <path d="M38 9a29 29 0 0 1 27.5 20" stroke="var(--result-icon)" strokeWidth="4" />}
      <path
        d={SHAPES[name]}
        stroke={isTick ? 'var(--result-icon-on)' : 'var(--result-icon)'}
        strokeWidth={isTick ? 4 : 3.5}
      />
    </svg>
  );
};

/** Two buttons at the bottom edge. */
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

export interface OrderFactsProps {
  facts: readonly { name: string; value: ReactNode; isStrong?: boolean }[];
  /** Order number, to copy for customer service. */
  number: string;
  /** One more line below the number. */
  last?: { name: string; value: ReactNode };
}

/** The order, line by line. */
export const OrderFacts = ({ facts, number, last }: OrderFactsProps) => (
  <dl className={styles.facts}>
    {facts.map(({ name, value, isStrong }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{isStrong ? <b>{value}</b> : value}</dd>
      </div>
    ))}
    <div>
      <dt>订单号</dt>
      <dd>
        <span className={styles.number}>{number}</span>
        <CopyButton text={number} className={styles.copy}>
          复制
        </CopyButton>
      </dd>
    </div>
    {last && (
      <div>
        <dt>{last.name}</dt>
        <dd>{last.value}</dd>
      </div>
    )}
  </dl>
);

export interface NextStep {
  shape: string;
  /** The case: 已支付. */
  when: string;
  /** What to do then. */
  what: string;
}

/** The possible next steps, by case. */
export const NextSteps = ({ steps }: { steps: readonly NextStep[] }) => (
  <section className={styles.card}>
    <h2>后续操作</h2>
    <ul className={styles.nextSteps}>
      {steps.map(({ shape, when, what }) => (
        <li key={when}>
          <Icon shape={shape} size={22} />
          <span>
            {when}
            <small>{what}</small>
          </span>
        </li>
      ))}
    </ul>
  </section>
);
