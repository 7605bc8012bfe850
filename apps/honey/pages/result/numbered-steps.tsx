import type { ReactNode } from 'react';
import styles from './result-view.module.css';

interface NumberedStepsProps {
  title: string;
  steps: ReactNode[];
}

/** What to do next, in order, each in a cell of the comb. */
export const NumberedSteps = ({ title, steps }: NumberedStepsProps) => (
  <section className={styles.card}>
    <h2 className={styles.heading}>{title}</h2>
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <li key={index}>
          <span className={styles.count} aria-hidden="true">
            {index + 1}
          </span>
          <span className={styles.step}>{step}</span>
        </li>
      ))}
    </ol>
  </section>
);
