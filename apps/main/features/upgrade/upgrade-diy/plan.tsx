import { renewalText } from '@vip/checkout-react';
import type { ShopState } from '../../../shared/purchase/shop-state.ts';
import sheet from '../../../shared/purchase/sheet.module.css';
import { PaymentMethodTiles } from '../../../shared/purchase/payment-method-tiles.tsx';
import { LoginHint } from '../login-hint.tsx';
import { OtherPage } from '../other-page.tsx';
import { levelKey, levelsOf } from '../plan.ts';
import { standingOf } from '../standing.ts';
import { CreditSum } from './credit-sum.tsx';
import { DurationTiles } from './duration-tiles.tsx';
import { LevelGains } from './level-gains.tsx';
import { LevelTiles } from './level-tiles.tsx';
import type * as LazyParts from './lazy-parts.ts';
import { TierCards } from './tier-cards.tsx';

export interface PlanProps extends ShopState<typeof LazyParts> {
  query: Readonly<Record<string, string>>;
}

/** From what somebody is to what they pick: what it adds, how long, how the amount comes about, and how to pay it. */
export function Plan({ page, packageList, parts, isLoading, query }: PlanProps) {
  const { packages, selected, select } = packageList;
  const levels = levelsOf(packages);
  const standing = standingOf(page.session, levels, page.now());
  const level = levels.find(({ key }) => key === levelKey(selected));
  if (!level) return null;
  const renewal = renewalText(selected);
  return (
    <>
      <TierCards standing={standing} level={level} selected={selected} now={page.now()} />
      <main className={sheet.sheet}>
        {parts && <parts.PendingStrip page={page} />}
        {standing.kind === 'anonymous' && !isLoading && <LoginHint onLogin={page.login.open} />}
        <LevelTiles levels={levels} level={level} selected={selected} standing={standing} onSelect={select} />
        <section className={sheet.section}>
          <h2>选时长</h2>
          <DurationTiles packages={packages} level={level} selected={selected} onSelect={select} />
          {renewal && <p className={sheet.note}>{renewal}</p>}
        </section>
        <LevelGains level={level} levels={levels} selected={selected} standing={standing} />
        {selected.credit > 0 && <CreditSum selected={selected} standing={standing} />}
        <section className={sheet.section}>
          <h2>支付方式</h2>
          {page.noPaymentMethod ? (
            parts && <parts.NoPaymentMethodNote noPaymentMethod={page.noPaymentMethod} />
          ) : (
            <PaymentMethodTiles choices={page.choices} choice={page.choice} onChoose={page.choose} />
          )}
          {page.missingWallet && parts && <parts.MissingWallet sentence={page.missingWallet} />}
        </section>
        <OtherPage to="/upgrade/base" query={isLoading ? {} : query}>
          看全部套餐
        </OtherPage>
      </main>
    </>
  );
}
