import { Icon } from '@vip/ui';
import styles from './result.module.css';

export interface NextStep {
  shape: string;
  /** The case somebody is in. */
  when: string;
  /** What to do then. */
  what: string;
}

/** What can be done now, case by case. */
export const NextSteps = ({ steps }: { steps: readonly NextStep[] }) => (
  <section className={styles.card}>
    <h2>接下来可以</h2>
    <ul className={styles.ways}>
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
