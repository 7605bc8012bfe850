import styles from './proofs.module.css';
import type { Story } from './stories.ts';

/** Three things that it is good for. */
export const Proofs = ({ appName, proofs }: { appName: string; proofs: Story['proofs'] }) => (
  <section className={styles.proofs}>
    <h2>{appName}能帮你</h2>
    <ol>
      {proofs.map(({ name, text }) => (
        <li key={name}>
          <b>{name}</b>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  </section>
);
