import type { ReactNode } from 'react';
import { classes, Icon } from '@vip/ui';
import { Rosette } from '../../shared/rosette.tsx';
import { Clauses } from '../../shared/clauses.tsx';
import styles from './stage.module.css';

export interface StageProps {
  /** What stands in the flower. */
  sign: ReactNode;
  title: ReactNode;
  /** A sentence or two. */
  text: ReactNode;
  /** The flower turns while something is under way. */
  isTurning?: boolean;
}

/** The upper part of an opening page, on ink: a sign in a flower, what is going on, and a sentence about it. */
export const Stage = ({ sign, title, text, isTurning = false }: StageProps) => (
  <header className={styles.stage}>
    <div className={styles.flower}>
      <Rosette className={classes(styles.rosette, isTurning && styles.turning)} />
      {sign}
    </div>
    <div role="status" className={styles.words}>
      <h1>{title}</h1>
      <p>{typeof text === 'string' ? <Clauses text={text} /> : text}</p>
    </div>
  </header>
);

/** The golden sign of an app: the one gold surface of the pages that lead into it. */
export const AppSign = ({ shape }: { shape: string }) => (
  <span className={styles.sign}>
    <Icon shape={shape} size={44} strokeWidth={1.5} />
  </span>
);
