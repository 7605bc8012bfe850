import { useState } from 'react';
import { useNavigation } from '@vip/host';
import { acpaySetup, phaseOf } from '@vip/main/features/purchase/acpay/activity.ts';
import { activitySetup } from '@vip/main/shared/orders/activity-setup.ts';
import { liveOfficialSetup, officialSetup } from '@vip/main/shared/orders/official-setup.ts';
import { upgradeSetup, whoAsks } from '@vip/main/shared/orders/upgrade-setup.ts';
import { brand as honey } from '@vip/honey/brand.ts';
import { usePurchasePage, type PurchaseSetup } from '@vip/checkout-react';
import { brand as tuiwen } from '@vip/tuiwen/brand.ts';
import { recommend } from '@vip/tuiwen/features/upgrade/guide/recommend.ts';
import { noAnswers, type Answers } from '@vip/tuiwen/features/upgrade/guide/questions.ts';
import { isUpgrade } from '@vip/tuiwen/features/upgrade/editions.ts';
import { useUpgrade } from '@vip/tuiwen/features/upgrade/use-upgrade.ts';
import { useWelfare } from '@vip/tuiwen/features/welfare/use-welfare.ts';
import { brand as youquan } from '@vip/youquan/brand.ts';
import { useShopView, type ShopVariant } from './shop.ts';

const shop = (setup: PurchaseSetup, variant: ShopVariant = {}) =>
  function Shop() {
    useShopView(usePurchasePage(setup), variant);
    return null;
  };

export const Pay = shop(activitySetup, { needsUser: true });
export const Sougo = shop(liveOfficialSetup);
export const HoneyPay = shop(honey);
export const YouquanPay = shop(youquan);
export const TuiwenPay = shop(tuiwen);

const inline: ShopVariant = { isLoginInline: true, isConsentLater: true, canLogOut: true };
export const WechatPay = shop(liveOfficialSetup, inline);
export const UserPay = shop(officialSetup, inline);

export function AcPay() {
  const page = usePurchasePage(acpaySetup);
  const isOver = page.answer !== null && phaseOf(page.answer, page.now()) !== 'running';
  useShopView(page, { isHidden: isOver });
  return null;
}

/** `/upgrade/base` and `/upgrade/diy`: the same packages in two layouts. */
export function CenterUpgrade() {
  const { query } = useNavigation();
  const [setup] = useState(() => upgradeSetup(whoAsks(query)));
  useShopView(usePurchasePage(setup));
  return null;
}

export function TuiwenUpgrade() {
  const { page, offers } = useUpgrade(
    (pack, { membership }) => membership.kind === 'member' && isUpgrade(pack, membership),
  );
  useShopView(page, { isHidden: offers.status !== 'ready' });
  return null;
}

/** Fixed answers: the guide shows its recommendation. */
const ANSWERS: Answers = { ...noAnswers, purpose: 'trade', span: 'year' };

export function TuiwenGuide() {
  const { page, offers } = useUpgrade(
    (pack, { packages, membership }) => recommend(ANSWERS, packages, membership) === pack,
  );
  useShopView(page, { isHidden: offers.status !== 'ready' });
  return null;
}

export function Welfare() {
  const { page } = useWelfare();
  useShopView(page);
  return null;
}
