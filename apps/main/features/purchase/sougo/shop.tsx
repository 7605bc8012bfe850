import { perDayText } from '@vip/checkout-react';
import { Price, WasPrice } from '@vip/checkout-ui';
import { checkShape, Icon, Radio, RadioGroup } from '@vip/ui';
import { PaymentMethods, RenewalNote, type ShopState } from '../../../shared/purchase/shop.tsx';
import { BroadcastLine } from '../broadcast-line.tsx';
import { recommendedFirst, useRail, type PackageChoiceProps } from '../package-parts.tsx';
import shared from '../purchase.module.css';
import type * as LazyParts from './lazy-parts.tsx';
import styles from './sougo.module.css';

/** Packages, payment methods and feedback. */
export function Shop({ page, packageList, parts }: ShopState<typeof LazyParts>) {
  const { packages, selected } = packageList;
  return (
    <main className={styles.shop}>
      {parts && <parts.PendingStrip page={page} />}
      <h2>会员特惠</h2>
      <div className={styles.broadcast}>
        <BroadcastLine page={page} packages={packages} />
      </div>
      <PlanCards packages={packages} selected={selected} onSelect={packageList.select} />
      <RenewalNote pack={selected} className={styles.note} />
      <h2>支付方式</h2>
      <PaymentMethods page={page} parts={parts} />
      {parts && <parts.FeedbackWall feedback={page.feedback} now={page.now()} />}
    </main>
  );
}

/** The selected card is centred, so that both neighbours are partly visible. */
const centred = (rail: HTMLElement, card: HTMLElement) =>
  card.offsetLeft - (rail.clientWidth - card.offsetWidth) / 2;

/** A rail of large cards with all benefits; a part of the next one is visible. */
function PlanCards({ packages, selected, onSelect }: PackageChoiceProps) {
  const railRef = useRail(centred);
  return (
    <div ref={railRef} className={styles.window}>
      <RadioGroup label="会员套餐" value={selected.id} onChange={onSelect} className={styles.rail}>
        {recommendedFirst(packages).map((pack) => (
          <Radio key={pack.id} value={pack.id} className={styles.card}>
            <span className={styles.cardTop}>
              <b className={shared.packageName}>{pack.name}</b>
              {pack.badge && <span className={shared.badge}>{pack.badge}</span>}
            </span>
            <span className={styles.money}>
              <Price fen={pack.price} className={styles.price} />
              {pack.originalPrice > pack.price && (
                <WasPrice fen={pack.originalPrice} className={styles.was} />
              )}
            </span>
            <span className={shared.perDay}>{perDayText(pack)}</span>
            {pack.benefits.length > 0 && (
              <span className={styles.benefits}>
                {pack.benefits.map(({ name, member }) => (
                  <span key={name}>
                    <Icon shape={checkShape} size={14} strokeWidth={2.4} />
                    <span>
                      {name} <b>{member}</b>
                    </span>
                  </span>
                ))}
              </span>
            )}
            <span className={styles.pick} aria-hidden="true">
              {pack.id === selected.id ? '已选' : '选择'}
            </span>
          </Radio>
        ))}
      </RadioGroup>
    </div>
  );
}
