import { classes } from '@vip/ui';
import { Clauses } from '../../../shared/clauses.tsx';
import styles from './example.module.css';
import type { Scene } from './scenes.ts';

/** What somebody has on the left, what the app makes of it on the right; the chosen one is gold. */
export const Example = ({ before, after }: Pick<Scene, 'before' | 'after'>) => (
  <dl className={styles.talk}>
    <div className={styles.before}>
      <dt>{before.label}</dt>
      <dd>
        <Clauses text={before.words} />
      </dd>
    </div>
    {after.map(({ label, words }, at) => (
      <div key={label} className={classes(styles.after, at === 0 && styles.chosen)}>
        <dt>{label}</dt>
        <dd>
          <Clauses text={words} />
        </dd>
      </div>
    ))}
  </dl>
);
