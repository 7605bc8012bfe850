import { checkShape, classes, Clauses, HiddenText, Icon } from '@vip/ui';
import { Seal } from '../../../shared/seal.tsx';
import type { Story } from '../../../shared/stories/stories.ts';
import styles from './phone.module.css';

interface PhoneProps {
  appName: string;
  example: Story['example'];
}

/** Who wrote: a friend. */
const Person = () => (
  <svg aria-hidden="true" className={styles.person} viewBox="0 0 32 32">
    <path fill="#8a5a2b" d="M7 20V14a9 9 0 0 1 18 0v6z" />
    <path fill="#b9822f" d="M4.5 32a11.5 9.5 0 0 1 23 0z" />
    <path fill="#f6d9b5" d="M13.5 19h5v4.4a2.5 2.5 0 0 1-5 0z" />
    <path fill="#fbe5c8" d="M10.4 13.6a5.6 5.6 0 0 1 11.2 0v1.8a5.6 5.6 0 0 1-11.2 0z" />
    <path
      fill="#8a5a2b"
      d="M10 14c0-4 2.6-6 6-6s6 2 6 6c-2.6-.2-4.9-1.4-6.2-3.3C14.8 12.6 12.6 13.8 10 14z"
    />
  </svg>
);

/**
 * A conversation in the app, marked as an example: what came, and the answers to choose from. The page covers the last one.
 */
export const Phone = ({ appName, example }: PhoneProps) => (
  <section className={styles.stage} aria-label={`${appName}示例`}>
    <div className={styles.phone}>
      <div className={styles.message}>
        <Person />
        <p className={styles.input}>
          <Clauses text={example.given} />
        </p>
      </div>
      <div className={styles.tray}>
        <p className={styles.label}>
          <b>
            <Seal className={styles.seal} />
            {example.label}
          </b>
          <small>示例</small>
        </p>
        <ul>
          {example.gives.map(({ tag, text }, at) => (
            <li
              key={tag}
              className={classes(styles.answer, at === 0 && styles.chosen, at === 2 && styles.last)}
            >
              {at === 2 ? (
                <HiddenText>
                  {tag}
                  {text}
                </HiddenText>
              ) : (
                <>
                  <b className={styles.tag}>{tag}</b>
                  <span className={styles.text}>
                    <Clauses text={text} />
                  </span>
                </>
              )}
              {at === 0 && <Icon shape={checkShape} size={16} strokeWidth={2.6} className={styles.tick} />}
            </li>
          ))}
        </ul>
      </div>
    </div>
  </section>
);
