import { Skeleton } from '@vip/ui';
import { Mascot } from '../../drawings/mascot.tsx';
import { Clauses } from '../../parts/clauses.tsx';
import { Sky } from '../../parts/sky.tsx';
import type { ResultText } from './result-text.ts';
import styles from './result-head.module.css';

/** The jar as full as the payment went, with the result under it. A change of it is announced. */
export const ResultHead = ({ text }: { text: ResultText }) => (
  <Sky isCentred>
    <div className={styles.head} role="status">
      <Mascot className={styles.jar} level={text.level} mood={text.mood} />
      {text.title ? (
        <>
          <h1 className={styles.title}>{text.title}</h1>
          <p className={styles.note}>
            <Clauses text={text.note} />
          </p>
        </>
      ) : (
        <>
          <div className={styles.blankTitle}>
            <Skeleton className={styles.blank} width="6em" height="1em" radius="1em" />
          </div>
          <div className={styles.blankNote}>
            <Skeleton className={styles.blank} width="16em" height="1em" radius="1em" />
            <Skeleton className={styles.blank} width="10em" height="1em" radius="1em" />
          </div>
        </>
      )}
    </div>
  </Sky>
);
