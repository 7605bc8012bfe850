import type { ReactNode } from 'react';
import { RequestNumber, Clauses } from '@vip/ui';
import { ResultIcon, type ResultIconName } from '../../shared/outcome/result-icon.tsx';
import styles from './result-head.module.css';

export interface ResultHeadProps {
  icon: ResultIconName;
  title: string;
  children: ReactNode;
  role?: 'status' | 'alert';
  /** At the lower edge, below the card of the page. */
  end?: ReactNode;
}

/** The state of the payment, on ink; announced when it changes. */
export const ResultHead = ({ icon, title, children, role = 'status', end }: ResultHeadProps) => (
  <header className={styles.head}>
    <div role={role}>
      <ResultIcon name={icon} />
      <h1>{title}</h1>
      <p>{children}</p>
    </div>
    {end}
  </header>
);

/** In the head: what the buyer has now, or is about to have. */
export const Unlocked = ({ text }: { text: string }) => (
  <b className={styles.unlocked}>
    <Clauses text={text} />
  </b>
);

/** In the head of an order that is being queried: that it is. */
export const Asking = ({ children }: { children: string }) => (
  <span className={styles.asking}>
    <Clauses text={children} />
  </span>
);

/** In the head of an error: the number that customer service asks for. */
export const HeadRequest = ({ id }: { id: string }) => <RequestNumber id={id} className={styles.request} />;
