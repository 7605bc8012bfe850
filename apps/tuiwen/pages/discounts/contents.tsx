import type { Welfare } from '@vip/api';
import type { PurchasePage } from '@vip/checkout-react';
import { HiddenText } from '@vip/ui';
import { AlsoSee } from '../../parts/also-see.tsx';
import { Notes } from '../../parts/notes.tsx';
import { Section } from '../../parts/section.tsx';
import { WaysLine } from '../../purchase/ways-line.tsx';
import { sortGifts } from '../../welfare/gift.ts';
import { BlankGifts, EndedGifts, OpenGifts } from '../../welfare/gift-list.tsx';
import type * as LazyParts from '../../welfare/lazy-parts.ts';
import styles from './contents.module.css';
import { claimNotes, otherPages } from './words.ts';

interface ContentsProps {
  page: PurchasePage;
  gifts: readonly Welfare[];
  parts: typeof LazyParts | null;
  now: number;
}

/** All gifts by where they stand, how the chosen one is paid where it costs something, and the rules. */
export function Contents({ page, gifts, parts, now }: ContentsProps) {
  const { open, claimed, over } = sortGifts(gifts, now);
  const { packageList, noPaymentMethod, missingWallet } = page;
  return (
    <>
      {parts && <parts.PendingStrip page={page} />}
      {packageList.status === 'ready' ? (
        <Section title="现在可领">
          <OpenGifts gifts={open} packageList={packageList} now={now} />
        </Section>
      ) : (
        <p className={styles.none}>可领的都领完了。</p>
      )}
      {page.choices.length > 0 && <WaysLine {...page} />}
      {noPaymentMethod && parts && <parts.NoPaymentMethodNote noPaymentMethod={noPaymentMethod} />}
      {missingWallet && parts && <parts.MissingWallet sentence={missingWallet} />}
      {claimed.length > 0 && (
        <Section title="已经领到">
          <EndedGifts gifts={claimed} word="已领取" from={open.length + 1} now={now} />
        </Section>
      )}
      {over.length > 0 && (
        <Section title="已经截止">
          <EndedGifts gifts={over} word="已截止" from={open.length + claimed.length + 1} now={now} />
        </Section>
      )}
      <Section title="怎么领">
        <Notes notes={claimNotes} />
      </Section>
      <AlsoSee places={otherPages} />
    </>
  );
}

/** The same boxes while the gifts are on their way. */
export const BlankContents = () => (
  <>
    <HiddenText>
      <span role="status">正在载入</span>
    </HiddenText>
    <Section title="现在可领">
      <BlankGifts />
    </Section>
  </>
);
