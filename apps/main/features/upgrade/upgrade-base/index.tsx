import { useState } from 'react';
import { useHost, useNavigation } from '@vip/host';
import { usePurchasePage, allowedPicture, type PurchasePage, renewalText } from '@vip/checkout-react';
import { useLazyModule, type LazyModule, checkShape } from '@vip/ui';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { upgradeSetup, whoAsks } from '../../../shared/orders/upgrade-setup.ts';
import { appOf, apps } from '../../../brand.ts';
import { PageFoot, ShopFrame } from '../../../shared/purchase/shop-frame.tsx';
import { PayHeader, type PayHeaderProps } from '../../../shared/purchase/pay-header.tsx';
import {
  placeholderLevels,
  creditNote,
  levelKey,
  levelsOf,
  goodUntil,
  membershipStatusOf,
} from '../levels.ts';
import { BuyBar, type ShopState } from '../../../shared/purchase/shop.tsx';
import type * as ShopParts from '../../../shared/purchase/shop-parts.tsx';
import { GoldCard } from '../../../shared/gold-card.tsx';
import { GainList, LoginHint, OtherPage, PaymentSection, gainsOf } from '../upgrade-parts.tsx';
import { LevelTabs, PackageRows } from './level-packages.tsx';
import sheet from '../../../shared/purchase/sheet.module.css';

const loadShopParts = () =>
  import(/* webpackChunkName: "upgrade-lazy" */ '../../../shared/purchase/shop-parts.tsx');

/** `/upgrade/base`: all memberships by level, at the prices of the user in the link. */
export default function UpgradeBasePage() {
  const { query } = useNavigation();
  const [setup] = useState(() => upgradeSetup(whoAsks(query)));
  const page = usePurchasePage(setup);
  const { config } = useHost();
  const lazy = useLazyModule(loadShopParts);
  return (
    <PageFrame>
      <UpgradeBaseView page={page} lazy={lazy} query={query} pictures={config.allow.picture} />
    </PageFrame>
  );
}

interface UpgradeBaseViewProps {
  page: PurchasePage;
  lazy: LazyModule<typeof ShopParts>;
  query: Readonly<Record<string, string>>;
  /** Allowed origins of pictures. */
  pictures: readonly string[];
}

/** The page in all of its states. */
export function UpgradeBaseView({ page, lazy, query, pictures }: UpgradeBaseViewProps) {
  const { session } = page;
  const code = appOf(session.clientType, query);
  const picture = session.account ? allowedPicture(session.account.avatar, pictures) : undefined;
  const header = { session, picture, appName: apps[code], now: page.now };
  return (
    <ShopFrame
      page={page}
      lazy={lazy}
      head={<PayHeader {...header} />}
      foot={<PageFoot page={page} app={code} />}
      placeholders={placeholderLevels()}
      bar={(shop) => <BuyBar {...shop} note={creditNote(shop)} />}
    >
      {(shop) => (
        <PriceList
          {...shop}
          header={
            shop.isLoading
              ? { ...header, session: shop.page.session, picture: undefined, appName: apps.lxb }
              : header
          }
          query={query}
        />
      )}
    </ShopFrame>
  );
}

interface PriceListProps extends ShopState<typeof ShopParts> {
  header: Omit<PayHeaderProps, 'children'>;
  query: Readonly<Record<string, string>>;
}

/** Packages by level, benefits of the level, and payment. */
function PriceList({ page, packageList, parts, isLoading, header, query }: PriceListProps) {
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
        <PaymentSection page={page} parts={parts} />
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
