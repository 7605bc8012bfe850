import type { ReactNode } from 'react';
import { Foot, PayBar } from '@vip/checkout-ui';
import type { Seller } from './seller.ts';
import styles from './result.module.css';

export interface ResultHeadProps {
  mark: ResultMarkName;
  title: string;
  children: ReactNode;
}

/** What became of the payment, on ink; announced whenever it changes. */
export const ResultHead = ({ mark, title, children }: ResultHeadProps) => (
  <header className={styles.head}>
    <div role="status">
      <ResultMark name={mark} />
      <h1>{title}</h1>
      <p>{children}</p>
    </div>
  </header>
);

const SHAPES = {
  /** Paid. */
  tick: 'M26 39l8.5 8.5L51 30',
  /** Still asking. */
  clock: 'M38 24v15l9.5 6',
  /** Closed, or not there. */
  dash: 'M27 38h22',
  /** Somebody has to log in first. */
  person: 'M38 25a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15M25 53c2-6 7-9 13-9s11 3 13 9',
  /** Refunded. */
  back: 'M33 29l-8 8 8 8M26 37h17a8 8 0 0 1 0 14h-4',
} as const;

type ResultMarkName = keyof typeof SHAPES;

/** The round mark at the head of a result, in the seller's colours. */
const ResultMark = ({ name }: { name: ResultMarkName }) => {
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
      style={{ display: 'block', margin: 'var(--result-mark-margin, 0 auto)' }}
    >
      {isTick && (
        <circle
          cx="38"
          cy="38"
          r="36.5"
          stroke="var(--mark-dots)"
          strokeDasharray="1.5 4"
          strokeLinecap="butt"
        />
      )}
      <circle
        cx="38"
        cy="38"
        r="29"
        fill={isTick ? 'var(--mark)' : 'none'}
        stroke={isTick ? 'none' : 'var(--mark-ring)'}
        strokeWidth="4"
      />
      {name === 'clock' && <path d="M38 9a29 29 0 0 1 27.5 20" stroke="var(--mark)" strokeWidth="4" />}
      <path
        d={SHAPES[name]}
        stroke={isTick ? 'var(--mark-on)' : 'var(--mark)'}
        strokeWidth={isTick ? 4 : 3.5}
      />
    </svg>
  );
};

/** The two ways on, at the bottom edge. */
export const ResultBar = ({ children }: { children: ReactNode }) => (
  <PayBar label="接下来">
    <div className={styles.bar}>{children}</div>
  </PayBar>
);

/** The seller's foot, down to the bar. */
export const ResultFoot = ({ seller }: { seller: Seller }) => (
  <div className={styles.tail}>
    <Foot company={seller.company} icp={seller.icp} support={seller.support} agreements={seller.agreements} />
  </div>
);
