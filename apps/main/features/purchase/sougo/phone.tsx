import { checkShape, Icon, Clauses } from '@vip/ui';
import { Seal } from '../../../shared/seal.tsx';
import type { Story } from '../../../shared/stories/stories.ts';
import styles from './phone.module.css';

interface PhoneProps {
  appName: string;
  example: Story['example'];
}

/** Who wrote: it may be anybody. */
const Person = () => (
  <svg aria-hidden="true" className={styles.person} viewBox="0 0 32 32" fill="currentColor">
    <circle cx="16" cy="12.5" r="5" />
    <path d="M6.5 27a9.5 8 0 0 1 19 0z" />
  </svg>
);

/** Input and output as on the app's own screen, marked as an example, the first answer chosen: the upper part of a phone. */
export const Phone = ({ appName, example }: PhoneProps) => (
  <section className={styles.stage} aria-label={`${appName}示例`}>
    <div className={styles.phone}>
      <p className={styles.status}>
        <small>示例</small>
        <b>
          <Seal className={styles.seal} />
          {appName}
        </b>
      </p>
      <div className={styles.message}>
        <Person />
        <p className={styles.input}>
          <Clauses text={example.given} />
        </p>
      </div>
      <div className={styles.app}>
        <ul>
          {example.gives.map(({ tag, text }, at) => (
            <li key={tag}>
              <b className={styles.tag}>{tag}</b>
              <span className={styles.text}>
                <Clauses text={text} />
              </span>
              {at === 0 && <Icon shape={checkShape} size={18} strokeWidth={2.6} className={styles.chosen} />}
            </li>
          ))}
        </ul>
      </div>
    </div>
  </section>
);
