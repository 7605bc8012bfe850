import { Clauses } from '@vip/ui';
import type { Story } from '../../../shared/stories/stories.ts';
import styles from './proofs.module.css';

/** Three uses of the app, each drawn in gold on the ink of the phone, in a speech bubble, as the app talks. */
export const Proofs = ({ appName, proofs }: { appName: string; proofs: Story['proofs'] }) => (
  <section className={styles.proofs}>
    <h2>{appName}能帮你</h2>
    <ul>
      {proofs.map(({ picture, name, text }) => (
        <li key={name}>
          <svg aria-hidden="true" viewBox="0 0 80 56">
            <path d={picture.fine} strokeWidth=".7" strokeOpacity=".7" />
            <path d={picture.gold} className={styles.gold} />
            <path d={picture.lines} strokeWidth="1.2" />
          </svg>
          <p>
            <b>{name}</b>
            <Clauses text={text} />
          </p>
        </li>
      ))}
    </ul>
  </section>
);
