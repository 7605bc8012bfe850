import type { Edition } from '@vip/checkout-react';
import { Foot } from '@vip/checkout-ui';
import { classes, OfflineBar } from '@vip/ui';
import { loginAgreements } from '../../../agreements.ts';
import type { OpeningState } from '../opening-state.ts';
import { brand } from '../../../brand.ts';
import { Rosette } from '../../../shared/rosette.tsx';
import { Clauses } from '../../../shared/clauses.tsx';
import { OpenActs } from './open-acts.tsx';
import { panels } from './panels.tsx';
import type { Rail } from './use-rail.ts';
import storyStyles from './story.module.css';
import styles from './story-view.module.css';

export interface StoryViewProps {
  rail: Rail;
  state: OpeningState;
  edition: Edition;
}

/** Where the flower of a screen lies: two halves meet between screens, and the last one has it whole. */
const FLOWERS = [
  storyStyles.atRight,
  storyStyles.atLeft,
  storyStyles.atRight,
  storyStyles.atLeft,
  storyStyles.whole,
];

/** The story: five headed sections in a row, and below them the way on. */
export function StoryView({ rail, state, edition }: StoryViewProps) {
  const last = panels.length - 1;
  const isLast = rail.at === last;
  return (
    <>
      <OfflineBar />
      <main className={storyStyles.story}>
        <div className={storyStyles.top}>
          <h1>聊小白能做什么</h1>
          <button
            type="button"
            className={classes(storyStyles.skip, isLast && storyStyles.gone)}
            onClick={() => rail.go(last)}
          >
            跳过
          </button>
        </div>
        <div
          ref={rail.ref}
          className={storyStyles.rail}
          role="group"
          aria-label="五个画面"
          // What scrolls must be reachable by keyboard: WCAG 2.1.1.
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          onScroll={rail.onScroll}
          onTouchEnd={rail.onTouchEnd}
        >
          {panels.map(({ title, text, drawing }, at) => (
            <section key={title} className={storyStyles.panel} aria-labelledby={`screen-${at}`}>
              <Rosette className={classes(storyStyles.rosette, FLOWERS[at])} />
              <div className={classes(storyStyles.drawing, rail.at === at && storyStyles.inFront)}>
                {drawing}
              </div>
              <div className={storyStyles.words}>
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
        <div className={storyStyles.controls}>
          <Steps count={panels.length} at={rail.at} onGo={rail.go} />
          {isLast ? <OpenActs state={state} /> : <NextButton onNext={() => rail.go(rail.at + 1)} />}
        </div>
      </main>
      <Foot {...brand} agreements={loginAgreements('lxb', edition)} />
    </>
  );
}

const NextButton = ({ onNext }: { onNext(): void }) => (
  <button type="button" className={storyStyles.next} onClick={onNext}>
    下一屏
  </button>
);

interface StepsProps {
  count: number;
  /** The one in front, from 0. */
  at: number;
  onGo(to: number): void;
}

/** How far the story is: a line for each screen, which leads there. */
const Steps = ({ count, at, onGo }: StepsProps) => (
  <ol className={styles.steps} aria-label="进度">
    {Array.from({ length: count }, (_, step) => (
      <li key={step}>
        <button
          type="button"
          aria-label={`第 ${step + 1} 屏`}
          aria-current={step === at ? 'step' : undefined}
          onClick={() => onGo(step)}
        >
          <span className={classes(styles.line, step === at && styles.here)} />
        </button>
      </li>
    ))}
  </ol>
);
