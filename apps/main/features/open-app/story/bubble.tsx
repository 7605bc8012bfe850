import type { ReactNode } from 'react';
import { classes } from '@vip/ui';
import styles from './bubble.module.css';

interface SaidProps {
  children: ReactNode;
  /** Selected by a long press. */
  isMarked?: boolean;
}

/** What the other person says, on the left. */
export const Said = ({ children, isMarked }: SaidProps) => (
  <p className={classes(styles.bubble, styles.said, isMarked && styles.marked)}>{children}</p>
);

interface AnswerProps {
  children: ReactNode;
  /** A tone, above the text. */
  label?: string;
  /** The selected one of several, in gold. */
  isChosen?: boolean;
  className?: string | undefined;
}

/** An answer, on the right. */
export const Answer = ({ children, label, isChosen, className }: AnswerProps) => (
  <p
    className={classes(
      styles.bubble,
      styles.answer,
      label && styles.tone,
      isChosen && styles.chosen,
      className,
    )}
  >
    {label && <small>{label}</small>}
    {children}
  </p>
);

/** An answer that is being written: struck out again and again, with a waiting cursor. */
export const Draft = ({ struck, written }: { struck: readonly string[]; written: string }) => (
  <Answer className={styles.draft}>
    {struck.map((text) => (
      <s key={text}>{text}</s>
    ))}
    <span>
      {written}
      <i className={styles.cursor} />
    </span>
  </Answer>
);

export const Time = ({ children }: { children: ReactNode }) => <p className={styles.time}>{children}</p>;
