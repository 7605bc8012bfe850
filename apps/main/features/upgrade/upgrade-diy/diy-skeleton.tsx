import type { ReactNode } from 'react';
import { HiddenText, Skeleton, SkeletonText, classes } from '@vip/ui';
import { BarSkeleton } from '../../../shared/purchase/bar-skeleton.tsx';
import sheet from '../../../shared/purchase/sheet.module.css';
import durations from './duration-tiles.module.css';
import gains from '../gain-list.module.css';
import levels from './level-tiles.module.css';
import cards from './tier-cards.module.css';

const three = [0, 1, 2];

/** The page before anything is known: the same boxes, in the same style sheets, as what comes. */
export const DiySkeleton = ({ foot }: { foot: ReactNode }) => (
  <>
    <header className={classes(cards.head, cards.still)}>
      <div role="status">
        <HiddenText>正在载入</HiddenText>
      </div>
      <div className={cards.present}>
        <p className={cards.small}>
          <SkeletonText width={52} />
        </p>
        <p className={cards.line}>
          <b>
            <SkeletonText width={96} />
          </b>
        </p>
      </div>
      <span className={cards.down} />
      <div className={cards.next}>
        <div className={cards.words}>
          <h1 aria-hidden="true">
            <small>
              <SkeletonText width={40} />
            </small>
            <SkeletonText width={104} />
          </h1>
          <p>
            <SkeletonText width={160} />
          </p>
        </div>
      </div>
    </header>
    <main className={sheet.sheet} aria-busy="true">
      <h2 aria-hidden="true">
        <SkeletonText width={52} />
      </h2>
      <div className={levels.tiles}>
        {three.slice(1).map((at) => (
          <div key={at} className={classes(levels.tile, sheet.still)}>
            <span className={levels.words}>
              <b>
                <SkeletonText width={64} />
              </b>
              <span className={levels.from}>
                <SkeletonText width={44} />
              </span>
            </span>
          </div>
        ))}
      </div>
      <section className={sheet.section}>
        <h2 aria-hidden="true">
          <SkeletonText width={52} />
        </h2>
        <div className={durations.tiles}>
          {three.map((at) => (
            <div key={at} className={classes(durations.tile, sheet.still)}>
              <SkeletonText width={56} />
              <span className={durations.price}>
                <SkeletonText width={36} />
              </span>
            </div>
          ))}
        </div>
      </section>
      <section className={sheet.section}>
        <h2 aria-hidden="true">
          <SkeletonText width={88} />
        </h2>
        <ul className={gains.gains} aria-hidden="true">
          {three.map((at) => (
            <li key={at}>
              <Skeleton width="22px" height="22px" />
              <span style={{ paddingLeft: 12 }}>
                <SkeletonText width={150} />
                <small>
                  <SkeletonText width={110} />
                </small>
              </span>
            </li>
          ))}
        </ul>
      </section>
    </main>
    {foot}
    <BarSkeleton />
  </>
);
