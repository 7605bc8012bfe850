import type { ReactNode } from 'react';
import { errorText } from '@vip/api';
import type { PurchasePage } from '@vip/purchase';
import { EmptyState, ErrorState, HiddenText } from '@vip/ui';
import { supportLink } from '../../brand.ts';
import { Mascot } from '../../drawings/mascot.tsx';
import { BlankComb, Comb } from './comb.tsx';
import { BlankTiles, JarTiles } from './jar-tiles.tsx';
import styles from './pay-view.module.css';
import { BlankTrack, WayTrack } from './way-track.tsx';

interface SectionsProps {
  tiles: ReactNode;
  ways: ReactNode;
  comb: ReactNode;
}

const Sections = ({ tiles, ways, comb }: SectionsProps) => (
  <>
    <h2 className={styles.title}>挑一罐喜欢的</h2>
    {tiles}
    {ways && (
      <section className={styles.section}>
        <h2 className={styles.title}>怎么付</h2>
        {ways}
      </section>
    )}
    {comb && (
      <section className={styles.section}>
        <h2 className={styles.title}>罐子里有什么</h2>
        {comb}
      </section>
    )}
  </>
);

/** What stands on the shelf, or why nothing does. Every state has the boxes of the final one. */
export function ShelfSections({ page }: { page: PurchasePage }) {
  const { shelf, choices, noWay } = page;
  switch (shelf.status) {
    case 'loading':
      return (
        <>
          <HiddenText>
            <span role="status">正在载入</span>
          </HiddenText>
          <Sections tiles={<BlankTiles />} ways={<BlankTrack />} comb={<BlankComb />} />
        </>
      );
    case 'empty':
      return (
        <EmptyState
          text="现在没有在售的套餐"
          note="罐子正在装蜜，过一会儿再来看看。"
          drawing={<Mascot className={styles.drawing} level={0.1} mood="waiting" />}
          onRetry={shelf.retry}
        />
      );
    case 'error':
      return (
        <ErrorState
          text={errorText(shelf.error)}
          note="你的订单和会员都不受影响。"
          requestId={shelf.error.details.requestId}
          drawing={<Mascot className={styles.drawing} level={0.1} mood="asleep" />}
          onRetry={shelf.retry}
          onSupport={supportLink}
        />
      );
    case 'ready': {
      const { benefits } = shelf.selected;
      const isStarting = choices.length === 0;
      return (
        <Sections
          tiles={<JarTiles {...shelf} />}
          ways={noWay ? null : isStarting ? <BlankTrack /> : <WayTrack {...page} />}
          comb={benefits.length > 0 && <Comb benefits={benefits} />}
        />
      );
    }
  }
}
