import type { ReactNode } from 'react';
import { ResultMark, type ResultMarkName } from './result-mark.tsx';
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
