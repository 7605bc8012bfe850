import { Clauses } from '@vip/ui';
import { Seal } from '../../shared/seal.tsx';
import type { Story } from '../../shared/stories/stories.ts';
import styles from './example.module.css';

/** An input, from which lines lead through the seal to three outputs; the first one is chosen. */
export const Example = ({ given, gives }: Story['example']) => (
  <div className={styles.example}>
    <p className={styles.given}>
      <small>示例</small>
      <span>
        <Clauses text={given} />
      </span>
    </p>
    <div className={styles.gives}>
      <div className={styles.lines}>
        <svg aria-hidden="true" viewBox="0 0 40 100" preserveAspectRatio="none">
          <path d="M16 50C30 50 24 15 40 15M16 50H40M16 50C30 50 24 85 40 85" />
        </svg>
        <Seal className={styles.seal} />
      </div>
      <ul>
        {gives.map(({ tag, text }) => (
          <li key={tag}>
            <b>{tag}</b>
            <span>
              <Clauses text={text} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  </div>
);
