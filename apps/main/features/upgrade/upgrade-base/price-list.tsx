import { perDayText, renewalText, shortYuan } from '@vip/checkout-react';
import { checkShape, Icon, Radio, RadioGroup } from '@vip/ui';
import type { MembershipPackage } from '@vip/api';
import { Price, WasPrice } from '@vip/checkout-ui';
import { GoldCard } from '../../../shared/gold-card.tsx';
import type { ShopState } from '../../../shared/purchase/shop-state.ts';
import { PayHeader, type PayHeaderProps } from '../../../shared/purchase/pay-header.tsx';
import { PaymentMethodTiles } from '../../../shared/purchase/payment-method-list.tsx';
import { GainList } from '../gain-list.tsx';
import { gainsOf } from '../gains.ts';
import { LoginHint, OtherPage } from '../upgrade-links.tsx';
import { levelKey, levelsOf } from '../plan.ts';
import { goodUntil, membershipStatusOf } from '../membership-status.ts';
import type * as LazyParts from './lazy-parts.ts';
import { LevelTabs } from './level-tabs.tsx';
import sheet from '../../../shared/purchase/sheet.module.css';
import styles from './price-list.module.css';

export interface PriceListProps extends ShopState<typeof LazyParts> {
  header: Omit<PayHeaderProps, 'children'>;
  query: Readonly<Record<string, string>>;
}

/** All memberships, a level a tab: what each costs, what the level has, and how to pay it. */
export function PriceList({ page, packageList, parts, isLoading, header, query }: PriceListProps) {
  const { packages, selected, select } = packageList;
  const levels = levelsOf(packages);
  const level = levels.find(({ key }) => key === levelKey(selected));
  if (!level) return null;
  const membershipStatus = membershipStatusOf(page.session, levels, page.now());
  const renewal = renewalText(selected);
  const gains = gainsOf(selected.benefits, null, '非会员');
  return (
    <>
      <PayHeader {...header}>
        <GoldCard
          isTucked
          appName={header.appName}
          title={level.name}
          until={goodUntil(selected, membershipStatus, page.now())}
        />
      </PayHeader>
      <main className={sheet.sheet}>
        {parts && <parts.PendingStrip page={page} />}
        {membershipStatus.kind === 'anonymous' && !isLoading && <LoginHint onLogin={page.login.open} />}
        <LevelTabs levels={levels} level={level} selected={selected} onSelect={select}>
          <PackageRows packages={level.packages} selected={selected} onSelect={select} />
          {renewal && <p className={sheet.note}>{renewal}</p>}
        </LevelTabs>
        <section className={sheet.section}>
          <h2>支付方式</h2>
          {page.noPaymentMethod ? (
            parts && <parts.NoPaymentMethodNote noPaymentMethod={page.noPaymentMethod} />
          ) : (
            <PaymentMethodTiles choices={page.choices} choice={page.choice} onChoose={page.choose} />
          )}
          {page.missingWallet && parts && <parts.MissingWallet sentence={page.missingWallet} />}
        </section>
        {gains.length > 0 && (
          <section className={sheet.section}>
            <h2>{level.name}有什么</h2>
            <GainList gains={gains} shape={checkShape} />
          </section>
        )}
        <OtherPage to="/upgrade/diy" query={isLoading ? {} : query}>
          看看升级能多出什么
        </OtherPage>
      </main>
    </>
  );
}

interface PackageRowsProps {
  packages: readonly MembershipPackage[];
  selected: MembershipPackage;
  onSelect(id: string): void;
}

/** A package a row, under each other: prices stand in one column. */
const PackageRows = ({ packages, selected, onSelect }: PackageRowsProps) => (
  <RadioGroup label="会员套餐" value={selected.id} onChange={onSelect} className={styles.rows}>
    {packages.map((pack) => (
      <Radio key={pack.id} value={pack.id} className={styles.row}>
        <span className={styles.dot} aria-hidden="true">
          <Icon shape={checkShape} size={13} strokeWidth={2.6} />
        </span>
        <span className={styles.words}>
          <b>{pack.name}</b> {pack.badge && <span className={styles.badge}>{pack.badge}</span>}
          <span className={styles.day}>
            {perDayText(pack)}
            {pack.credit > 0 && `，已折抵 ${shortYuan(pack.credit)} 元`}
          </span>
        </span>
        <span className={styles.money}>
          <Price fen={pack.price} className={styles.price} />
          {pack.originalPrice > pack.price && <WasPrice fen={pack.originalPrice} className={styles.was} />}
        </span>
      </Radio>
    ))}
  </RadioGroup>
);
