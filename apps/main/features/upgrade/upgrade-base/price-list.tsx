import { renewalText } from '@vip/checkout-react';
import { checkShape } from '@vip/ui';
import { GoldCard } from '../../../shared/gold-card.tsx';
import type { ShopState } from '../../../shared/purchase/shop-state.ts';
import { PayHeader, type PayHeaderProps } from '../../../shared/purchase/pay-header.tsx';
import sheet from '../../../shared/purchase/sheet.module.css';
import { PaymentMethodTiles } from '../../../shared/purchase/payment-method-tiles.tsx';
import { GainList } from '../gain-list.tsx';
import { gainsOf } from '../gains.ts';
import { LoginHint } from '../login-hint.tsx';
import { OtherPage } from '../other-page.tsx';
import { levelKey, levelsOf } from '../plan.ts';
import { goodUntil, standingOf } from '../standing.ts';
import type * as LazyParts from './lazy-parts.ts';
import { LevelTabs } from './level-tabs.tsx';
import { PackageRows } from './package-rows.tsx';

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
  const standing = standingOf(page.session, levels, page.now());
  const renewal = renewalText(selected);
  const gains = gainsOf(selected.benefits, null, '非会员');
  return (
    <>
      <PayHeader {...header}>
        <GoldCard
          isTucked
          appName={header.appName}
          title={level.name}
          until={goodUntil(selected, standing, page.now())}
        />
      </PayHeader>
      <main className={sheet.sheet}>
        {parts && <parts.PendingStrip page={page} />}
        {standing.kind === 'anonymous' && !isLoading && <LoginHint onLogin={page.login.open} />}
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
