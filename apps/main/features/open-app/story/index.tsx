import { useEffect, useRef, useState } from 'react';
import { classes, HiddenText, Icon, leftShape } from '@vip/ui';
import { useAppOpening, type OpeningState } from '../use-app-opening.ts';
import { ContentPage } from '../../../shared/content-page.tsx';
import { panels } from './panels.tsx';
import { useRail, type Rail } from './use-rail.ts';
import { NoStatus, OpenActions } from './open-actions.tsx';
import { StoryPanel } from './story-panel.tsx';
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

/** Five sections in a row, and the controls below. */
export function StoryView({ rail, state }: StoryViewProps) {
  const last = panels.length - 1;
  const isLast = rail.at === last;
  return (
    <ContentPage app="lxb">
      <main className={styles.story}>
        <Top rail={rail} last={last} />
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
          {panels.map((panel, at) => (
            <StoryPanel
              key={panel.title}
              {...panel}
              at={at}
              isLast={at === last}
              isInFront={rail.at === at}
            />
          ))}
        </div>
        <div className={styles.controls}>
          <Progress at={rail.at} />
          {isLast ? <OpenActions state={state} /> : <NextButton onNext={() => rail.go(rail.at + 1)} />}
        </div>
      </main>
    </ContentPage>
  );
}

/** The title between the ways back and to the end. */
const Top = ({ rail, last }: { rail: Rail; last: number }) => (
  <div className={styles.top}>
    <button
      type="button"
      aria-label="上一屏"
      className={classes(styles.back, rail.at === 0 && styles.gone)}
      onClick={() => rail.go(rail.at - 1)}
    >
      <Icon shape={leftShape} />
    </button>
    <h1>聊小白能做什么</h1>
    <button
      type="button"
      className={classes(styles.skip, rail.at === last && styles.gone)}
      onClick={() => rail.go(last)}
    >
      跳过
    </button>
  </div>
);

const NextButton = ({ onNext }: { onNext(): void }) => (
  <>
    <NoStatus />
    <button type="button" className={styles.next} onClick={onNext}>
      继续
    </button>
  </>
);

/** A smooth scroll over several screens ends within this time, ms. */
const SETTLED_MS = 400;

/** Dots, and the new screen for screen readers: once, after the scrolling. */
function Progress({ at }: { at: number }) {
  const [said, setSaid] = useState('');
  const isMoved = useRef(false);
  const place = `第 ${at + 1} 屏，共 ${panels.length} 屏`;
  useEffect(() => {
    if (at !== 0) isMoved.current = true;
    if (!isMoved.current) return undefined;
    const timer = setTimeout(() => setSaid(`${place}：${panels[at]?.title ?? ''}`), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [at, place]);
  return (
    <>
      <div role="img" aria-label={place} className={styles.dots}>
        {panels.map(({ title }, dot) => (
          <span key={title} className={classes(styles.dot, dot === at && styles.here)} />
        ))}
      </div>
      <div role="status">
        <HiddenText>{said}</HiddenText>
      </div>
    </>
  );
}
