import { Clauses } from '../../../shared/clauses.tsx';
import { Seal } from '../../../shared/seal.tsx';
import type { Story } from './stories.ts';
import styles from './phone.module.css';

interface PhoneProps {
  appName: string;
  example: Story['example'];
}

/** Input and output as on the app's own screen, marked as an example: the upper half of a phone. */
export const Phone = ({ appName, example }: PhoneProps) => (
  <section className={styles.phone} aria-label={`${appName}示例`}>
    <div className={styles.message}>
      <Seal className={styles.seal} />
      <p className={styles.input}>
        <small>示例</small>
        <Clauses text={example.given} />
      </p>
    </div>
    <ul className={styles.output}>
      {example.gives.map(({ tag, text }) => (
        <li key={tag}>
          <b className={styles.tag}>{tag}</b>
          <span>
            <Clauses text={text} />
          </span>
        </li>
      ))}
    </ul>
  </section>
);
