import { Clauses } from '@vip/ui';
import { Drawing } from '../../../shared/stories/drawing.tsx';
import type { Story } from '../../../shared/stories/stories.ts';
import styles from './proofs.module.css';

/** Three uses of the app, each drawn in ink and gold, on one sheet of the paper of the recommended package. */
export const Proofs = ({ appName, proofs }: { appName: string; proofs: Story['proofs'] }) => (
  <section className={styles.proofs}>
    <h2>{appName}能帮你</h2>
    <ul>
      {proofs.map(({ picture, name, text }) => (
        <li key={name}>
          <Drawing picture={picture} />
          <p>
            <b>{name}</b>
            <Clauses text={text} />
          </p>
        </li>
      ))}
    </ul>
  </section>
);
