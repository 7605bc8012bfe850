import type { MembershipPackage } from '@vip/api';
import { runsUntil } from '@vip/checkout-react';
import { Price } from '@vip/checkout-ui';
import { numeralOf } from '../../../shared/package-text.ts';
import { presentHead } from '../editions.ts';
import { PriceBreakdown } from '../price-breakdown.tsx';
import type { Reason } from './reasons.ts';
import type { Offers } from '../use-upgrade.ts';
import styles from './recommended.module.css';

interface RecommendedProps {
  pack: MembershipPackage;
  offers: Offers;
  reasons: readonly Reason[];
  now: number;
}

/** How long the package lasts: its last day, or its days where they may prolong a membership that is not known. */
function untilText({ days }: MembershipPackage, { membership }: Offers, now: number): string {
  if (days === null) return '长期有效';
  return membership.kind === 'unknown' ? `${days} 天` : `至 ${runsUntil(days, now)}`;
}

/** The recommended package as the box of the page, whose headline names it: its duration, its last day, its price, the reasons, and what is credited. */
export function Recommended({ pack, offers, reasons, now }: RecommendedProps) {
  const { membership, packages } = offers;
  const { figure, unit } = numeralOf(pack);
  const present = membership.kind === 'member' ? presentHead(membership, packages, now).name : '会员';
  return (
    <section className={styles.box} aria-label="推荐套餐">
      <p className={styles.product}>
        <span className={styles.numeral} aria-hidden="true">
          {figure}
          <small className={styles.unit}>{unit}</small>
        </span>
        <span className={styles.facts}>
          <b className={styles.name}>{pack.name}</b>
          <span className={styles.until}>{untilText(pack, offers, now)}</span>
        </span>
        <Price fen={pack.price} className={styles.price} />
      </p>
      <ul className={styles.reasons}>
        {reasons.map(({ title, text }) => (
          <li key={title} className={styles.reason}>
            <b className={styles.title}>{title}</b>
            <span className={styles.why}>{text}</span>
          </li>
        ))}
      </ul>
      {pack.credit > 0 && (
        <div className={styles.sum}>
          <PriceBreakdown pack={pack} present={present} label="套餐价格" />
        </div>
      )}
    </section>
  );
}
