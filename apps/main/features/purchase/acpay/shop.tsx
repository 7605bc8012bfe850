import type { Activity, MembershipPackage } from '@vip/api';
import { perDayText, renewalText } from '@vip/checkout-react';
import { Price, WasPrice } from '@vip/checkout-ui';
import { checkShape, Icon, Radio, RadioGroup } from '@vip/ui';
import { BenefitTable } from '../benefit-table.tsx';
import { BroadcastLine } from '../broadcast-line.tsx';
import { PaymentMethodTiles } from '../../../shared/purchase/payment-method-list.tsx';
import type { ShopState } from '../../../shared/purchase/shop-state.ts';
import type * as LazyParts from './lazy-parts.ts';
import styles from './shop.module.css';

export interface ShopProps extends ShopState<typeof LazyParts> {
  activity: Activity | null;
  pictures: readonly string[];
}

/** The activity's packages as coupons, how they are paid, and its rules. */
export function Shop({ page, packageList, parts, activity, pictures }: ShopProps) {
  const { packages, selected } = packageList;
  const renewal = renewalText(selected);
  return (
    <main className={styles.shop}>
      {parts && <parts.PendingStrip page={page} />}
      <h2>活动价</h2>
      <Coupons packages={packages} selected={selected} onSelect={packageList.select} />
      {renewal && <p className={styles.note}>{renewal}</p>}
      <BroadcastLine
        broadcast={page.broadcast}
        packageNames={packages.map(({ name }) => name)}
        now={page.now}
      />
      <h2>支付方式</h2>
      {page.noPaymentMethod ? (
        parts && <parts.NoPaymentMethodNote noPaymentMethod={page.noPaymentMethod} />
      ) : (
        <PaymentMethodTiles choices={page.choices} choice={page.choice} onChoose={page.choose} />
      )}
      {page.missingWallet && parts && <parts.MissingWallet sentence={page.missingWallet} />}
      {selected.benefits.length > 0 && (
        <>
          <h2>会员多了什么</h2>
          <BenefitTable benefits={selected.benefits} />
        </>
      )}
      {activity && activity.rules.length > 0 && <Rules rules={activity.rules} />}
      {parts && <parts.FeedbackLetters feedback={page.feedback} pictures={pictures} now={page.now()} />}
    </main>
  );
}

interface CouponsProps {
  packages: MembershipPackage[];
  selected: MembershipPackage;
  onSelect(id: string): void;
}

/** One coupon under the other: the stub with the price, the perforation, what it is for. */
const Coupons = ({ packages, selected, onSelect }: CouponsProps) => (
  <RadioGroup label="会员套餐" value={selected.id} onChange={onSelect} className={styles.coupons}>
    {packages.map((pack) => (
      <Radio
        key={pack.id}
        value={pack.id}
        className={styles.coupon}
        label={`${pack.name} ¥${pack.price / 100}，${perDayText(pack)}`}
      >
        <span className={styles.stub}>
          <Price fen={pack.price} className={styles.price} />
          {pack.originalPrice > pack.price && <WasPrice fen={pack.originalPrice} className={styles.was} />}
        </span>
        <span className={styles.words}>
          <b className={styles.name}>{pack.name}</b>
          {pack.badge && <span className={styles.badge}>{pack.badge}</span>}
          <span className={styles.day}>{perDayText(pack)}</span>
        </span>
        <span className={styles.tick} aria-hidden="true">
          <Icon shape={checkShape} size={14} strokeWidth={2.4} />
        </span>
      </Radio>
    ))}
  </RadioGroup>
);

/** The activity's rules, numbered as customer service names them. */
const Rules = ({ rules }: { rules: readonly string[] }) => (
  <section className={styles.rules}>
    <h2>活动规则</h2>
    <ol>
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ol>
  </section>
);
