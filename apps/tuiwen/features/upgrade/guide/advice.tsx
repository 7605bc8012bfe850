import type { MembershipPackage } from '@vip/api';
import type { PurchasePage } from '@vip/checkout-react';
import { HouseNotes, NumberedList, Section } from '../../../shared/article.tsx';
import { PaymentMethods } from '../../../shared/payment.tsx';
import { AlsoSee } from '../../../shared/side-page.tsx';
import { Terms } from '../../../shared/terms.tsx';
import { Comparison, PriceBreakdown } from '../comparison.tsx';
import { benefitsOf, gainsOf, nextHead, presentHead } from '../editions.ts';
import type * as LazyParts from '../lazy-parts.tsx';
import type { Offers } from '../use-upgrade.ts';
import type { Answers } from './questions.ts';
import { reasonsFor } from './reasons.ts';
import styles from '../upgrade.module.css';

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

/** The recommendation: reasons, benefits that change, the calculation of the price, payment methods. */
export function Advice({ pack, offers, answers, page, parts, now }: AdviceProps) {
  const { membership, packages } = offers;
  const isMember = membership.kind === 'member';
  const head = isMember ? presentHead(membership, packages, now) : FREE;
  const present = isMember ? benefitsOf(membership.level, packages) : null;
  return (
    <>
      {parts && <parts.PendingStrip page={page} />}
      <Section title="推荐理由">
        <NumberedList items={reasonsFor({ answers, pack, packages, membership })} />
      </Section>
      <Section title="新增权益">
        <div className={styles.ruled}>
          <Comparison
            labels={['现在', '升级后']}
            heads={[head, nextHead(pack, packages, now)]}
            gains={gainsOf(present, pack)}
          />
        </div>
      </Section>
      <Section title="费用明细">
        <PriceBreakdown pack={pack} present={isMember ? head : { ...head, name: '会员' }} />
      </Section>
      <Section title="支付方式">
        <PaymentMethods page={page} parts={parts} />
        <Terms page={page} pack={pack} />
      </Section>
      <HouseNotes />
      <AlsoSee places={isMember ? [ALL_UPGRADES] : [ALL_PACKAGES]} />
    </>
  );
}
