import type { ReactNode } from 'react';
import type { Benefit } from '@vip/api';
import type { PurchasePage, Shelf } from '@vip/purchase';
import { HiddenText, SkeletonText } from '@vip/ui';
import { Line } from '../../parts/line.tsx';
import { Notes } from '../../parts/notes.tsx';
import { BlankNumberedList, NumberedList } from '../../parts/numbered-list.tsx';
import { Section } from '../../parts/section.tsx';
import { chargeLine } from '../../purchase/charge-line.ts';
import { houseNotes } from '../../purchase/house-notes.ts';
import type * as LateParts from '../../purchase/late-parts.ts';
import { BlankWays, WaysLine } from '../../purchase/ways-line.tsx';
import { BlankShelf, EditionShelf } from './edition-shelf.tsx';
import styles from './edition.module.css';

interface FrameProps {
  top: ReactNode;
  shelf: ReactNode;
  ways: ReactNode;
  benefits: ReactNode;
}

const Frame = ({ top, shelf, ways, benefits }: FrameProps) => (
  <>
    <div className={styles.top}>{top}</div>
    {shelf}
    {ways}
    {benefits && <Section title="这一版有什么">{benefits}</Section>}
    <Section title="编者按">
      <Notes notes={houseNotes} />
    </Section>
  </>
);

const itemOf = ({ name, free, member }: Benefit) => ({ title: name, text: member, aside: `不开通：${free}` });

interface EditionProps {
  page: PurchasePage;
  shelf: Extract<Shelf, { status: 'ready' }>;
  parts: typeof LateParts | null;
}

/** What is on sale, how it is paid, and what is in it. */
export function Edition({ page, shelf, parts }: EditionProps) {
  const { selected } = shelf;
  const { pending, noWay, missingWallet, choices } = page;
  return (
    <Frame
      top={
        pending && parts ? (
          <div className={styles.pending}>
            <parts.PendingStrip page={page} />
          </div>
        ) : (
          <Line kind="须知">{chargeLine(selected)}</Line>
        )
      }
      shelf={<EditionShelf {...shelf} />}
      ways={
        <>
          {!noWay && (choices.length > 0 ? <WaysLine {...page} /> : <BlankWays />)}
          {noWay && parts && <parts.NoWayNote noWay={noWay} />}
          {missingWallet && parts && <parts.MissingWallet sentence={missingWallet} />}
        </>
      }
      benefits={selected.benefits.length > 0 && <NumberedList items={selected.benefits.map(itemOf)} />}
    />
  );
}

/** The same boxes while the packages are on their way. */
export const BlankEdition = () => (
  <>
    <div role="status">
      <HiddenText>正在载入</HiddenText>
    </div>
    <Frame
      top={
        <Line kind="须知">
          <SkeletonText width="15em" />
        </Line>
      }
      shelf={<BlankShelf />}
      ways={<BlankWays />}
      benefits={<BlankNumberedList />}
    />
  </>
);
