import { useEffect, useRef } from 'react';
import { priceView, usePurchasePage } from '@vip/checkout-react';
import { Foot, Price, PurchaseScreen, WasPrice, type PurchaseViewProps } from '@vip/checkout-ui';
import { useHost, useNavigation } from '@vip/host';
import { Radio, RadioGroup, classes, useLazyModule } from '@vip/ui';
import { footAgreements } from '../../../agreements.ts';
import { appOf, apps, brand } from '../../../brand.ts';
import { activitySetup } from '../../../shared/orders/activity-setup.ts';
import { GoldCard } from '../../../shared/gold-card.tsx';
import { PageFrame, PageLayout } from '../../../shared/page-frame.tsx';
import { untilText } from '../../../shared/purchase/membership-text.ts';
import { PayHeader, type PayHeaderProps } from '../../../shared/purchase/pay-header.tsx';
import { BuyBar, PaymentMethods, placeholderShop, type ShopState } from '../../../shared/purchase/shop.tsx';
import desktop from '../../../shared/purchase/desktop.module.css';
import sheet from '../../../shared/purchase/sheet.module.css';
import shopStyles from '../../../shared/purchase/shop.module.css';
import {
  BenefitTable,
  pricedText,
  recommendedFirst,
  Tick,
  type PackageChoiceProps,
} from '../package-parts.tsx';
import purchaseStyles from '../purchase.module.css';
import type * as LazyParts from './lazy-parts.tsx';
import cards from './cards.module.css';
import room from './lazy-room.module.css';
import styles from './pay.module.css';

const loadLazyParts = () => import(/* webpackChunkName: "pay-lazy" */ './lazy-parts.tsx');

/** `/`: the membership packages of the current activity, for the app's user. */
export default function PayPage() {
  const page = usePurchasePage(activitySetup);
  const lazy = useLazyModule(loadLazyParts);
  return (
    <PageFrame>
      <PayView page={page} lazy={lazy} />
    </PageFrame>
  );
}

/** The page in every state. */
export function PayView({ lazy, ...given }: PurchaseViewProps<typeof LazyParts>) {
  const { query } = useNavigation();
  const { allow } = useHost().config;
  const { session, consent, login } = given.page;
  const code = appOf(session.clientType, query);
  const agreements = footAgreements(consent.agreements, login.agreements);
  const foot = (
    <div className={shopStyles.tail}>
      <Foot {...brand} agreements={agreements} />
    </div>
  );
  const header = {
    session,
    appName: apps[code],
    picture: lazy.part?.allowedPicture(session.account?.avatar ?? '', allow.picture),
    now: given.page.now,
  };
  return (
    <PurchaseScreen page={given.page} lazy={lazy}>
      {({ page, parts, ready, failed }) => {
        if (failed)
          return (
            <>
              <PayHeader {...header} />
              <failed.parts.Failure packageList={failed.packageList} />
              {foot}
            </>
          );
        const shop = ready
          ? { page, packageList: ready, parts, isLoading: false }
          : placeholderShop(page, false);
        const { isLoading } = shop;
        return (
          <div className={desktop.page}>
            <PageLayout
              isLoading={isLoading}
              body={
                <Purchase
                  {...shop}
                  header={isLoading ? { ...header, session: shop.page.session, appName: apps.lxb } : header}
                />
              }
              foot={foot}
              bar={<BuyBar {...shop} />}
            />
          </div>
        );
      }}
    </PurchaseScreen>
  );
}

interface PurchaseProps extends ShopState<typeof LazyParts> {
  header: Omit<PayHeaderProps, 'children' | 'onLogin'>;
}

/** Buyer, card, packages, payment methods and benefits. */
function Purchase({ page, packageList, parts, isLoading, header }: PurchaseProps) {
  const { packages, selected } = packageList;
  return (
    <>
      <PayHeader {...header} onLogin={isLoading ? undefined : page.login.open}>
        {parts ? (
          <parts.BroadcastLine page={page} packages={packages} />
        ) : (
          <p className={purchaseStyles.line}>支付成功后立即生效</p>
        )}
        <GoldCard
          isTucked
          appName={header.appName}
          title={selected.name}
          until={untilText(selected, page.session.account, page.now())}
        >
          <div className={room.amounts}>{parts && <parts.CardFacts page={page} pack={selected} />}</div>
        </GoldCard>
      </PayHeader>
      <main className={sheet.sheet}>
        <div className={sheet.buy}>
          {parts && <parts.PendingStrip page={page} />}
          <h2>选择套餐</h2>
          <PackageCards
            packages={recommendedFirst(packages)}
            selected={selected}
            onSelect={packageList.select}
          />
          <div className={room.terms}>
            {parts && <parts.TermsNote pack={selected} agreements={page.consent.agreements} />}
          </div>
          <section className={sheet.section}>
            <h2>支付方式</h2>
            <PaymentMethods page={page} parts={parts} />
          </section>
        </div>
        <div className={styles.more}>
          {selected.benefits.length > 0 && (
            <section className={sheet.section}>
              <h2>会员权益对比</h2>
              <BenefitTable benefits={selected.benefits} />
            </section>
          )}
          {parts && <parts.Uses />}
        </div>
        {parts && <parts.LastSections page={page} packageList={packageList} />}
      </main>
    </>
  );
}

/** Up to three in a row; more become a rail that shows a part of the next one. */
const cardsClass = (count: number) => classes(cards.cards, count > 3 && cards.rail);

/** Too long for the card at full size. */
const isLong = (fen: number) => {
  const { yuan, cents } = priceView(fen);
  return yuan.length + (cents === '00' ? 0 : 2) > 3;
};

/** The selected card is completely visible, with the edges of its neighbours. */
function useRail(selectedId: string) {
  const railRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const rail = railRef.current;
    const card = rail?.querySelector<HTMLElement>('[data-checked]');
    if (!rail || !card) return;
    const least = card.offsetLeft + card.offsetWidth + 18 - rail.clientWidth;
    rail.scrollLeft = Math.max(0, least, Math.min(rail.scrollLeft, card.offsetLeft - 18));
  }, [selectedId]);
  return railRef;
}

function PackageCards({ packages, selected, onSelect }: PackageChoiceProps) {
  const railRef = useRail(selected.id);
  return (
    <div ref={railRef} className={packages.length > 3 ? cards.window : undefined}>
      <RadioGroup
        label="会员套餐"
        value={selected.id}
        onChange={onSelect}
        className={cardsClass(packages.length)}
      >
        {packages.map((pack) => (
          <Radio key={pack.id} value={pack.id} className={cards.card}>
            <b className={cards.name}>{pack.name}</b>
            <span className={cards.money}>
              <Price fen={pack.price} className={classes(cards.price, isLong(pack.price) && cards.long)} />
              <span className={cards.was}>
                {pack.originalPrice > pack.price && <WasPrice fen={pack.originalPrice} />}
              </span>
            </span>
            <span className={cards.day}>
              <span>{pricedText(pack)}</span>
            </span>
            {pack.badge && <span className={cards.badge}>{pack.badge}</span>}
            <Tick className={cards.tick} />
          </Radio>
        ))}
      </RadioGroup>
    </div>
  );
}
