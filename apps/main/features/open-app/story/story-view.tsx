import type { Edition } from '@vip/checkout-react';
import { Foot } from '@vip/checkout-ui';
import { OfflineBar, classes } from '@vip/ui';
import { loginAgreements } from '../../../agreements.ts';
import type { OpeningState } from '../opening-state.ts';
import { brand } from '../../../brand.ts';
import { Rosette } from '../../../shared/rosette.tsx';
import { Clauses } from '../../../shared/clauses.tsx';
import { OpenActs } from './open-acts.tsx';
import { panels } from './panels.tsx';
import { Steps } from './steps.tsx';
import styles from './story.module.css';
import type { Rail } from './use-rail.ts';

export interface StoryViewProps {
  rail: Rail;
  state: OpeningState;
  edition: Edition;
}

/** Where the flower of a screen lies: two halves meet between screens, and the last one has it whole. */
const FLOWERS = [styles.atRight, styles.atLeft, styles.atRight, styles.atLeft, styles.whole];

/** The story: five headed sections in a row, and below them the way on. */
export function StoryView({ rail, state, edition }: StoryViewProps) {
  const last = panels.length - 1;
  const isLast = rail.at === last;
  return (
    <>
      <OfflineBar />
      <main className={styles.story}>
        <div className={styles.top}>
          <h1>聊小白能做什么</h1>
          <button
            type="button"
            className={classes(styles.skip, isLast && styles.gone)}
            onClick={() => rail.go(last)}
          >
            跳过
          </button>
        </div>
        <div
          ref={rail.ref}
          className={styles.rail}
          role="group"
          aria-label="五个画面"
          // What scrolls must be reachable by keyboard: WCAG 2.1.1.
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          onScroll={rail.onScroll}
          onTouchEnd={rail.onTouchEnd}
        >
          {panels.map(({ title, text, drawing }, at) => (
            <section key={title} className={styles.panel} aria-labelledby={`screen-${at}`}>
              <Rosette className={classes(styles.rosette, FLOWERS[at])} />
              <div className={classes(styles.drawing, rail.at === at && styles.inFront)}>{drawing}</div>
              <div className={styles.words}>
                <h2 id={`screen-${at}`}>
                  <Clauses text={title} />
                </h2>
                <p>
                  <Clauses text={text} />
                </p>
              </div>
            </section>
          ))}
        </div>
        <div className={styles.controls}>
          <Steps count={panels.length} at={rail.at} onGo={rail.go} />
          {isLast ? <OpenActs state={state} /> : <NextButton onNext={() => rail.go(rail.at + 1)} />}
        </div>
      </main>
      <Foot {...brand} agreements={loginAgreements('lxb', edition)} />
    </>
  );
}

const NextButton = ({ onNext }: { onNext(): void }) => (
  <button type="button" className={styles.next} onClick={onNext}>
    下一屏
  </button>
);
