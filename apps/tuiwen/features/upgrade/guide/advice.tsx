import type { MembershipPackage } from '@vip/api';
import type { PurchasePage } from '@vip/checkout-react';
import { HouseNotes, Section } from '../../../shared/article.tsx';
import { PaymentMethods } from '../../../shared/payment.tsx';
import { Places } from '../../../shared/side-page.tsx';
import { Terms } from '../../../shared/terms.tsx';
import { Comparison } from '../comparison.tsx';
import { benefitsOf, gainsOf, nextHead, presentHead } from '../editions.ts';
import type * as LazyParts from '../lazy-parts.tsx';
import type { Offers, UpgradePage } from '../use-upgrade.ts';
import type { Answers } from './questions.ts';
import { reasonsFor } from './reasons.ts';
import { Recommended } from './recommended.tsx';
import styles from './advice.module.css';

interface AdviceProps {
  pack: MembershipPackage;
  offers: Offers;
  answers: Answers;
  page: PurchasePage;
  parts: typeof LazyParts | null;
  now: number;
}

/** The left column for a user without membership. */
const FREE = { name: '免费版', until: '未开通' };

const ALL_UPGRADES = { to: '/tuiwenupvip', title: '查看全部升级套餐', text: '自选版本和时长' };
const ALL_PACKAGES = { to: '/tuiwenwechatpay', title: '查看全部套餐', text: '按版本和时长选择' };

/** The page that lists what this user can buy; before that is known, all packages. */
export const allPackages = (offers: UpgradePage['offers']) =>
  offers.status === 'ready' && offers.membership.kind === 'member' ? ALL_UPGRADES : ALL_PACKAGES;

/** The recommendation: the package with its reasons, payment methods, the benefits that it adds, a way to other packages. */
export function Advice({ pack, offers, answers, page, parts, now }: AdviceProps) {
  const { membership, packages } = offers;
  const isMember = membership.kind === 'member';
  const head = isMember ? presentHead(membership, packages, now) : FREE;
  const present = isMember ? benefitsOf(membership.level, packages) : null;
  return (
    <>
      {parts && page.pending && (
        <div className={styles.pending}>
          <parts.PendingStrip page={page} />
        </div>
      )}
      <Recommended
        pack={pack}
        offers={offers}
        answers={answers}
        reasons={reasonsFor({ answers, pack, packages, membership })}
        now={now}
      />
      <Section title="支付方式">
        <PaymentMethods page={page} parts={parts} />
        <Terms page={page} pack={pack} />
      </Section>
      <Section title="新增权益">
        <div className={styles.table}>
          <Comparison
            labels={['现在', '升级后']}
            heads={[head, nextHead(pack, packages, now)]}
            gains={gainsOf(present, pack)}
          />
        </div>
        <Places places={[isMember ? ALL_UPGRADES : ALL_PACKAGES]} />
      </Section>
      <HouseNotes />
    </>
  );
}
