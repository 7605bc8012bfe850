import { perDayText, renewalText } from '@vip/checkout-react';
import type { Benefit, MembershipPackage } from '@vip/api';
import { Price, WasPrice } from '@vip/checkout-ui';
import { checkShape, Icon, Radio, RadioGroup } from '@vip/ui';
import { BroadcastLine } from '../broadcast-line.tsx';
import { untilText } from '../until-text.ts';
import { PaymentMethodTiles } from '../../../shared/purchase/payment-method-list.tsx';
import type { ShopState } from '../../../shared/purchase/shop-state.ts';
import type * as LazyParts from './lazy-parts.ts';
import styles from './shop.module.css';

export interface ShopProps extends ShopState<typeof LazyParts> {
  pictures: readonly string[];
}

/** What is sold to the number on the card, and how it can be paid here. */
export function Shop({ page, packageList, parts, pictures }: ShopProps) {
  const { packages, selected, select } = packageList;
  const { session } = page;
  const renewal = renewalText(selected);
  const now = page.now();
  return (
    <main className={styles.shop}>
      {parts && <parts.PendingStrip page={page} />}
      <h2>选套餐</h2>
      <p className={styles.lead}>
        {session.status === 'anonymous'
          ? '登录后，按这个手机号的价格显示'
          : untilText(selected, session.account, now).join('')}
      </p>
      <PlanTiles packages={packages} selected={selected} onSelect={select} />
      {renewal && <p className={styles.lead}>{renewal}</p>}
      <h2>支付方式</h2>
      {page.noPaymentMethod ? (
        parts && <parts.NoPaymentMethodNote noPaymentMethod={page.noPaymentMethod} />
      ) : (
        <PaymentMethodTiles choices={page.choices} choice={page.choice} onChoose={page.choose} />
      )}
      {page.missingWallet && parts && <parts.MissingWallet sentence={page.missingWallet} />}
      {selected.benefits.length > 0 && (
        <>
          <h2>会员能做什么</h2>
          <BenefitCells benefits={selected.benefits} />
        </>
      )}
      <div className={styles.broadcast}>
        <BroadcastLine
          broadcast={page.broadcast}
          packageNames={packages.map(({ name }) => name)}
          now={page.now}
        />
      </div>
      {parts && <parts.FeedbackLetters feedback={page.feedback} pictures={pictures} now={now} />}
    </main>
  );
}

interface PlanTilesProps {
  packages: MembershipPackage[];
  selected: MembershipPackage;
  onSelect(id: string): void;
}

/** The recommended package first and as wide as the page. */
const recommendedFirst = (packages: MembershipPackage[]) => [
  ...packages.filter((pack) => pack.isDefault),
  ...packages.filter((pack) => !pack.isDefault),
];

/** One wide tile for what is recommended, the others two beside each other under it. */
const PlanTiles = ({ packages, selected, onSelect }: PlanTilesProps) => (
  <RadioGroup label="会员套餐" value={selected.id} onChange={onSelect} className={styles.tiles}>
    {recommendedFirst(packages).map((pack) => (
      <Radio key={pack.id} value={pack.id} className={pack.isDefault ? styles.wide : styles.tile}>
        <span className={styles.words}>
          <b className={styles.name}>{pack.name}</b>
          {pack.badge && <span className={styles.badge}>{pack.badge}</span>}
          <span className={styles.day}>{perDayText(pack)}</span>
        </span>
        <span className={styles.money}>
          <Price fen={pack.price} className={styles.price} />
          {pack.originalPrice > pack.price && <WasPrice fen={pack.originalPrice} className={styles.was} />}
        </span>
        <span className={styles.tick} aria-hidden="true">
          <Icon shape={checkShape} size={14} strokeWidth={2.4} />
        </span>
      </Radio>
    ))}
  </RadioGroup>
);

/** What members have, each with what it is without membership. */
const BenefitCells = ({ benefits }: { benefits: Benefit[] }) => (
  <dl className={styles.cells}>
    {benefits.map(({ name, free, member }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd className={styles.member}>{member}</dd>
        <dd className={styles.free}>非会员 {free}</dd>
      </div>
    ))}
  </dl>
);
