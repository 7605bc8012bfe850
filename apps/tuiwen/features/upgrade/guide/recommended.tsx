import type { MembershipPackage } from '@vip/api';
import { runsUntil } from '@vip/checkout-react';
import { numeralOf } from '../../../shared/package-text.ts';
import { presentHead } from '../editions.ts';
import { PriceBreakdown } from '../price-breakdown.tsx';
import type { Offers } from '../use-upgrade.ts';
import styles from './recommended.module.css';

interface RecommendedProps {
  pack: MembershipPackage;
  offers: Offers;
  now: number;
}

/** How long the package lasts: its last day, or its days where they may prolong a membership that is not known. */
function untilText({ days }: MembershipPackage, { membership }: Offers, now: number): string {
  if (days === null) return '长期有效';
  return membership.kind === 'unknown' ? `有效期 ${days} 天` : `有效期至 ${runsUntil(days, now)}`;
}

/** The recommended package as the box of the page: its duration, its last day, and how its price comes about. */
export function Recommended({ pack, offers, now }: RecommendedProps) {
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
      </p>
      <div className={styles.sum}>
        <PriceBreakdown pack={pack} present={present} />
      </div>
    </section>
  );
}
