import type { ReactNode } from 'react';
import { Icon, Clauses } from '@vip/ui';
import styles from './next-steps.module.css';

export interface NextStep {
  shape: string;
  /** The case: 已支付. */
  when: string;
  /** What to do then. */
  what: string;
  /** A link or a button that does it. */
  action?: ReactNode;
}

/** The likeliest case, on the head; the button at the bottom edge is for it. */
export const LeadStep = ({ shape, when, what }: Omit<NextStep, 'action'>) => (
  <section className={styles.lead}>
    <span className={styles.sign}>
      <Icon shape={shape} size={24} />
    </span>
    <div className={styles.words}>
      <h2>{when}</h2>
      <p>
        <Clauses text={what} />
      </p>
    </div>
  </section>
);

interface NextStepsProps {
  title?: string;
  /** What the buttons at the bottom edge do. */
  note?: string;
  steps: readonly NextStep[];
}

/** The possible next steps, by case, the likeliest first. */
export const NextSteps = ({ title = '后续操作', note, steps }: NextStepsProps) => (
  <section className={styles.card}>
    <h2>{title}</h2>
    {note && (
      <p className={styles.note}>
        <Clauses text={note} />
      </p>
    )}
    <ul className={styles.steps}>
      {steps.map(({ shape, when, what, action }) => (
        <li key={when}>
          <span className={styles.sign}>
            <Icon shape={shape} size={20} />
          </span>
          <span className={styles.words}>
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
