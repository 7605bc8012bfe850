import type { MembershipPackage } from '@vip/api';
import { runsUntil } from '@vip/checkout-react';
import { Price } from '@vip/checkout-ui';
import { classes } from '@vip/ui';
import { numeralOf } from '../../../shared/package-text.ts';
import { presentHead } from '../editions.ts';
import { PriceBreakdown } from '../price-breakdown.tsx';
import type { Offers } from '../use-upgrade.ts';
import type { Answers } from './questions.ts';
import type { Reason } from './reasons.ts';
import drawn from './question.module.css';
import styles from './recommended.module.css';

interface RecommendedProps {
  pack: MembershipPackage;
  offers: Offers;
  answers: Answers;
  reasons: readonly Reason[];
  now: number;
}

/** How long the package lasts: its last day, or its days where they may prolong a membership that is not known. */
function untilText({ days }: MembershipPackage, { membership }: Offers, now: number): string {
  if (days === null) return '长期有效';
  return membership.kind === 'unknown' ? `${days} 天` : `至 ${runsUntil(days, now)}`;
}

/**
 * The recommended package in the box of the page, whose headline names it: its duration, its last day, its price, and a reason for
 * each answer with the drawing of that answer. With a credit the price is on a receipt below the box.
 */
export function Recommended({ pack, offers, answers, reasons, now }: RecommendedProps) {
  const { membership, packages } = offers;
  const { figure, unit } = numeralOf(pack);
  const present = membership.kind === 'member' ? presentHead(membership, packages, now).name : '会员';
  return (
    <section aria-label="推荐套餐">
      <div className={styles.box}>
        <p className={styles.product}>
          <span className={styles.numeral} aria-hidden="true">
            {figure}
            <small className={styles.unit}>{unit}</small>
          </span>
          <span className={styles.facts}>
            <b className={styles.name}>{pack.name}</b>
            <span className={styles.until}>{untilText(pack, offers, now)}</span>
          </span>
          {pack.credit === 0 && <Price fen={pack.price} className={styles.price} />}
        </p>
        <ul>
          {reasons.map(({ title, text }, at) => (
            <li key={title} className={styles.reason}>
              <span
                className={classes(styles.drawn, at === 0 ? drawn.drawing : drawn.leaf)}
                data-of={at === 0 ? answers.purpose : answers.span}
                aria-hidden="true"
              >
                {at > 0 && <b>{figure}</b>}
              </span>
              <span className={styles.words}>
                <b className={styles.title}>{title}</b>
                <span className={styles.why}>{text}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      {pack.credit > 0 && <PriceBreakdown pack={pack} present={present} />}
    </section>
  );
}
