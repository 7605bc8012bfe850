import { Clauses, classes } from '@vip/ui';
import { Rosette } from '../../../shared/rosette.tsx';
import type { Panel } from './panels.tsx';
import styles from './panel.module.css';

interface StoryPanelProps extends Panel {
  /** Its place among the screens. */
  at: number;
  isLast: boolean;
  /** It is the present one. */
  isInFront: boolean;
}

/** A screen of the story. Two halves of the rosette meet between screens; the last screen has a whole one, in its scene. */
export const StoryPanel = ({ title, text, scene, drawing, at, isLast, isInFront }: StoryPanelProps) => (
  <section className={styles.panel} aria-labelledby={`screen-${at}`}>
    {!isLast && (
      <Rosette className={classes(styles.rosette, at % 2 === 0 ? styles.atRight : styles.atLeft)} />
    )}
    <div role="img" aria-label={scene} className={classes(styles.scene, isInFront && styles.inFront)}>
      {drawing}
    </div>
    <div className={styles.text}>
      <h2 id={`screen-${at}`}>
        <Clauses text={title} />
      </h2>
      <p>
        <Clauses text={text} />
      </p>
    </div>
  </section>
);
