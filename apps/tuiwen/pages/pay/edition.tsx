import type { ReactNode } from 'react';
import type { Benefit } from '@vip/api';
import type { PurchasePage, ReadyPackageList } from '@vip/checkout-react';
import { HiddenText, SkeletonText } from '@vip/ui';
import { Line } from '../../parts/line.tsx';
import { Notes } from '../../parts/notes.tsx';
import { BlankNumberedList, NumberedList } from '../../parts/numbered-list.tsx';
import { Section } from '../../parts/section.tsx';
import { chargeLine } from '../../purchase/charge-line.ts';
import { houseNotes } from '../../purchase/house-notes.ts';
import type * as LazyParts from '../../purchase/lazy-parts.ts';
import { BlankPaymentMethods, WaysLine } from '../../purchase/ways-line.tsx';
import { BlankPackageList, EditionPackages } from './edition-packages.tsx';
import styles from './edition.module.css';

interface FrameProps {
  top: ReactNode;
  packageList: ReactNode;
  ways: ReactNode;
  benefits: ReactNode;
}

const Frame = ({ top, packageList, ways, benefits }: FrameProps) => (
  <>
    <div className={styles.top}>{top}</div>
    {packageList}
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
  packageList: ReadyPackageList;
  parts: typeof LazyParts | null;
}

/** What is on sale, how it is paid, and what is in it. */
export function Edition({ page, packageList, parts }: EditionProps) {
  const { selected } = packageList;
  const { pending, noPaymentMethod, missingWallet, choices } = page;
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
      packageList={<EditionPackages {...packageList} />}
      ways={
        <>
          {!noPaymentMethod && (choices.length > 0 ? <WaysLine {...page} /> : <BlankPaymentMethods />)}
          {noPaymentMethod && parts && <parts.NoPaymentMethodNote noPaymentMethod={noPaymentMethod} />}
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
      packageList={<BlankPackageList />}
      ways={<BlankPaymentMethods />}
      benefits={<BlankNumberedList />}
    />
  </>
);
