import type { ReactNode } from 'react';
import { renewalText, shortYuan, type PurchasePage, type ReadyPackageList } from '@vip/checkout-react';
import { BuyBar } from '../../../shared/purchase/buy-bar.tsx';
import sheet from '../../../shared/purchase/sheet.module.css';
import { PaymentMethodTiles } from '../../../shared/purchase/payment-method-tiles.tsx';
import { LoginHint } from '../login-hint.tsx';
import { OtherPage } from '../other-page.tsx';
import { levelKey, type Level } from '../plan.ts';
import type { Standing } from '../standing.ts';
import { CreditSum } from './credit-sum.tsx';
import { DurationTiles } from './duration-tiles.tsx';
import { LevelGains } from './level-gains.tsx';
import { LevelTiles } from './level-tiles.tsx';
import type * as LazyParts from './lazy-parts.ts';
import { TierCards } from './tier-cards.tsx';

export interface PlanProps {
  page: PurchasePage;
  packageList: ReadyPackageList;
  parts: typeof LazyParts | null;
  levels: readonly Level[];
  standing: Standing;
  /** What the pay button does. */
  verb: string;
  query: Readonly<Record<string, string>>;
  foot: ReactNode;
}

/** From what somebody is to what they pick: what it adds, how long, how the amount comes about, and how to pay it. */
export function Plan({ page, packageList, parts, levels, standing, verb, query, foot }: PlanProps) {
  const { packages, selected, select } = packageList;
  const level = levels.find(({ key }) => key === levelKey(selected));
  if (!level) return null;
  const renewal = renewalText(selected);
  return (
    <>
      <TierCards standing={standing} level={level} selected={selected} now={page.now()} />
      <main className={sheet.sheet}>
        {parts && <parts.PendingStrip page={page} />}
        {standing.kind === 'anonymous' && <LoginHint onLogin={page.login.open} />}
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
        <OtherPage to="/upgrade/base" query={query}>
          看全部套餐
        </OtherPage>
      </main>
      {foot}
      <BuyBar
        page={page}
        parts={parts}
        selected={selected}
        verb={verb}
        {...(selected.credit > 0 && { note: `已折抵 ${shortYuan(selected.credit)} 元` })}
      />
    </>
  );
}
