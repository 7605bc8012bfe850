import { classes } from '@vip/ui';
import styles from './steps.module.css';

export interface StepsProps {
  count: number;
  /** The one in front, from 0. */
  at: number;
  onGo(to: number): void;
}

/** How far the story is: a line for each screen, which leads there. */
export const Steps = ({ count, at, onGo }: StepsProps) => (
  <ol className={styles.steps} aria-label="进度">
    {Array.from({ length: count }, (_, step) => (
      <li key={step}>
        <button
          type="button"
          aria-label={`第 ${step + 1} 屏`}
          aria-current={step === at ? 'step' : undefined}
          onClick={() => onGo(step)}
        >
          <span className={classes(styles.line, step === at && styles.here)} />
        </button>
      </li>
    ))}
  </ol>
);
