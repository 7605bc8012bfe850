import { Icon } from '@vip/ui';
import { Clauses } from '../../../shared/clauses.tsx';
import type { Story } from './stories.ts';
import styles from './proofs.module.css';

/** Three uses of the app, each in a speech bubble, as the app talks. */
export const Proofs = ({ appName, proofs }: { appName: string; proofs: Story['proofs'] }) => (
  <section className={styles.proofs}>
    <h2>{appName}能帮你</h2>
    <ul>
      {proofs.map(({ shape, name, text }) => (
        <li key={name}>
          <span className={styles.sign}>
            <Icon shape={shape} size={20} />
          </span>
          <p>
            <b>{name}</b>
            <Clauses text={text} />
          </p>
        </li>
      ))}
    </ul>
  </section>
);
