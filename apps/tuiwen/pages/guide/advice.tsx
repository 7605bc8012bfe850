import type { PurchasePage } from '@vip/checkout-react';
import { renewalText } from '@vip/checkout-react';
import { Button, HiddenText } from '@vip/ui';
import { AlsoSee } from '../../parts/also-see.tsx';
import { BlankNumberedList, NumberedList } from '../../parts/numbered-list.tsx';
import { Section } from '../../parts/section.tsx';
import { BlankPaymentMethods, WaysLine } from '../../purchase/ways-line.tsx';
import { Comparison } from '../../upgrade/comparison.tsx';
import { nextHead, presentHead } from '../../upgrade/edition-heads.ts';
import { benefitsOf, gainsOf } from '../../upgrade/gains.ts';
import type * as LazyParts from '../../upgrade/lazy-parts.ts';
import { Ledger } from '../../upgrade/ledger.tsx';
import { reasonsFor } from '../../upgrade/reasons.ts';
import type { Guide } from '../../upgrade/use-guide.ts';
import styles from './advice.module.css';
import type { Scene } from './scene.ts';

interface AdviceProps {
  scene: Extract<Scene, { name: 'advice' }>;
  guide: Guide;
  page: PurchasePage;
  parts: typeof LazyParts | null;
  now: number;
}

/** How somebody who is no member stands in the left column. */
const FREE = { name: '免费', until: '还没开通' };

/** The recommendation: why, what changes, what it comes to, how it is paid. */
export function Advice({ scene: { pack, offers }, guide, page, parts, now }: AdviceProps) {
  const { standing, packages } = offers;
  const { noPaymentMethod, missingWallet } = page;
  const isMember = standing.kind === 'member';
  const head = isMember ? presentHead(standing, packages, now) : FREE;
  const present = isMember ? benefitsOf(standing.level, packages) : null;
  return (
    <>
      {parts && <parts.PendingStrip page={page} />}
      <Section title="为什么是它">
        <NumberedList items={reasonsFor({ answers: guide.answers, pack, packages, standing })} />
      </Section>
      <Section title="多了什么">
        <Comparison
          labels={['现在', '升级后']}
          heads={[head, nextHead(pack, packages, now)]}
          gains={gainsOf(present, pack)}
        />
      </Section>
      <Section title="怎么算的">
        <Ledger pack={pack} left={isMember ? head.until : ''} />
        {pack.renewal && <p className={styles.renewal}>{renewalText(pack)}</p>}
      </Section>
      {page.choices.length > 0 && <WaysLine {...page} />}
      {noPaymentMethod && parts && <parts.NoPaymentMethodNote noPaymentMethod={noPaymentMethod} />}
      {missingWallet && parts && <parts.MissingWallet sentence={missingWallet} />}
      <Button variant="line" className={styles.again} onClick={guide.restart}>
        重新回答
      </Button>
      <AlsoSee places={isMember ? [ALL_UPGRADES] : [ALL_PACKAGES]} />
    </>
  );
}

const ALL_UPGRADES = { to: '/tuiwenupvip', title: '看全部升级套餐', text: '自己挑时长，自己比' };
const ALL_PACKAGES = { to: '/tuiwenwechatpay', title: '看全部套餐', text: '按版本和时长，自己挑' };

/** The same boxes while it is on its way. */
export const BlankAdvice = () => (
  <>
    <HiddenText>
      <span role="status">正在载入</span>
    </HiddenText>
    <Section title="为什么是它">
      <BlankNumberedList />
    </Section>
    <BlankPaymentMethods />
  </>
);
