import { classes } from '@vip/ui';
import { useAppOpening, type OpeningState } from '../use-app-opening.ts';
import { ContentPage } from '../../../shared/content-page.tsx';
import { panels } from './panels.tsx';
import { useRail, type Rail } from './use-rail.ts';
import { Rosette } from '../../../shared/rosette.tsx';
import { Clauses } from '../../../shared/clauses.tsx';
import { OpenActions } from './open-actions.tsx';
import styles from './story.module.css';

/** `/lxbfivepage`: what 聊小白 does, in five screens that end with a link into the app. */
export default function StoryPage() {
  const state = useAppOpening('lxb', false);
  const rail = useRail(panels.length);
  return <StoryView rail={rail} state={state} />;
}

interface StoryViewProps {
  rail: Rail;
  state: OpeningState;
}

/** Position of the rosette: two halves meet between screens, and the last screen has a whole one. */
const FLOWERS = [styles.atRight, styles.atLeft, styles.atRight, styles.atLeft, styles.whole];

/** Five sections in a row, and the controls below. */
export function StoryView({ rail, state }: StoryViewProps) {
  const last = panels.length - 1;
  const isLast = rail.at === last;
  return (
    <ContentPage app="lxb">
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
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll what has the focus (WCAG 2.1.1)
          tabIndex={0}
          onScroll={rail.onScroll}
          onTouchEnd={rail.onTouchEnd}
        >
          {panels.map(({ title, text, drawing }, at) => (
            <section key={title} className={styles.panel} aria-labelledby={`screen-${at}`}>
              <Rosette className={classes(styles.rosette, FLOWERS[at])} />
              <div className={classes(styles.frontOrBack, rail.at === at && styles.inFront)}>{drawing}</div>
              <div className={styles.text}>
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
          {isLast ? <OpenActions state={state} /> : <NextButton onNext={() => rail.go(rail.at + 1)} />}
        </div>
      </main>
    </ContentPage>
  );
}

const NextButton = ({ onNext }: { onNext(): void }) => (
  <button type="button" className={styles.next} onClick={onNext}>
    继续
  </button>
);

interface StepsProps {
  count: number;
  /** Index of the present screen. */
  at: number;
  onGo(to: number): void;
}

/** Progress: one button per screen. */
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
