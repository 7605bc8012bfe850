import { useEffect } from 'react';
import { useHost } from '@vip/host';
import { type GoodsPurchase, type LoginControl, type PurchasePage, useSmsLogin } from '@vip/checkout-react';
import type { Acts, LoginActs, ShopView, ShownOrder, ShownPackage, ShownStrip } from '../view.ts';
import { useShow, useShownSession } from './show.ts';

/** How a page differs from the common one. */
export interface ShopVariant {
  /** The login form is inline. */
  isLoginInline?: boolean;
  /** The consent box is shown only after a login. */
  isConsentLater?: boolean;
  /** Only a user sees the packages. */
  needsUser?: boolean;
  /** The page has 更换手机号. */
  canLogOut?: boolean;
  /** There is something else than packages to show now. */
  isHidden?: boolean;
}

export const shownOrder = (order: {
  id: string;
  amount: number;
  package: { id: string; name: string };
}): ShownOrder => ({
  id: order.id,
  packageId: order.package.id,
  packageName: order.package.name,
  amount: order.amount,
});

function stripOf(pending: GoodsPurchase['pending']): ShownStrip | null {
  if (!pending) return null;
  const { packageName, amount, status } = pending;
  return { packageName, amount, status };
}

const loginActs = (login: LoginControl): LoginActs => ({
  setPhone: login.setPhone,
  setCode: login.setCode,
  agree: () => login.setAgreed(true),
  sendCode: login.sendCode,
  submit: login.submit,
  canSend: !login.isSending && login.resendInS === 0,
});

/** The view and actions of a purchase, common to all pages. */
export function purchaseView(
  page: GoodsPurchase,
  packages: ShownPackage[],
  selected: ShownPackage | null,
): { shop: ShopView; acts: Acts } {
  const { consent, checkout, notice, repriced, beneficiary } = page;
  const dialog = page.cashier.isOpen && 'order' in checkout ? shownOrder(checkout.order) : null;
  const isCovered = consent.isAsking || dialog !== null || repriced !== null;
  const canTick = selected !== null && page.noPaymentMethod === null && !isCovered;
  const strip = stripOf(page.pending);
  const shop: ShopView = {
    packages,
    selected,
    isBusy: page.isBusy,
    documents: consent.agreements.map(({ document, version }) => ({ document, version })),
    isTicked: consent.isChecked,
    isSheetOpen: consent.isAsking,
    isLoginOpen: false,
    dialog,
    notice: notice && { kind: notice.kind, code: notice.kind === 'error' ? notice.error.code : null },
    strip,
    repriced: repriced && { packageName: repriced.packageName, shown: repriced.shown, now: repriced.now },
    beneficiary,
    state: checkout.name,
  };
  const { cashier } = page;
  const acts: Acts = {
    choose: (type) => {
      const choice = page.choices.find((one) => one.type === type);
      if (choice && !isCovered) page.choose(choice.type);
    },
    ...(canTick && { tick: consent.setChecked }),
    ...(canTick && !page.isBusy && { pay: page.pay }),
    ...(consent.isAsking && { accept: consent.acceptAndPay, refuse: consent.dismiss }),
    ...(strip && !isCovered && { resume: page.resume, dismissPending: page.dismissPending }),
    ...(notice && { dismissNotice: page.dismissNotice }),
    ...(dialog && { confirm: cashier.confirm, payAgain: cashier.payAgain, leave: cashier.leave }),
    ...(repriced && { acceptPrice: repriced.accept, dismissPrice: repriced.dismiss }),
  };
  return { shop, acts };
}

/** A purchase page without elements: the real hooks, reported to the campaign. */
export function useShopView(page: PurchasePage, variant: ShopVariant = {}): void {
  const host = useHost();
  const session = useShownSession();
  const login = useSmsLogin(page.login);
  const { packageList } = page;
  const isAnonymous = session.status === 'anonymous';
  const isWaiting = session.status === 'waiting';
  const isInline = Boolean(variant.isLoginInline) || Boolean(variant.needsUser && isAnonymous);
  const isShown = !variant.isHidden && !(variant.needsUser && session.status !== 'known');

  const shown = (pack: { id: string; name: string; price: number; renewal: unknown }): ShownPackage => ({
    id: pack.id,
    name: pack.name,
    price: pack.price,
    renews: pack.renewal !== null,
  });
  const isReady = isShown && packageList.status === 'ready';
  const packages = isReady ? packageList.packages.map(shown) : [];
  const { shop, acts } = purchaseView(page, packages, isReady ? shown(packageList.selected) : null);
  const { isOpen: isLoginAsked, shown: onLoginShown } = page.login;
  const isFormShown = Boolean(variant.isLoginInline) && isLoginAsked;
  useEffect(() => {
    if (isFormShown) onLoginShown();
  });
  const isLoginOpen = isInline ? isAnonymous : page.login.isOpen;
  const isCovered = !isInline && page.login.isOpen;
  if (variant.isConsentLater && isAnonymous) delete acts.tick;
  if (isCovered) {
    delete acts.pay;
    delete acts.tick;
    delete acts.resume;
  }
  shop.isLoginOpen = isLoginOpen;

  const kind = isShown ? 'shop' : isAnonymous ? 'login' : 'waiting';
  useShow(
    { session, kind: isWaiting && variant.needsUser ? 'waiting' : kind, shop, result: null },
    {
      ...acts,
      ...(isReady && !isCovered && { select: packageList.select }),
      ...((isLoginOpen || isInline) && isAnonymous && { login: loginActs(login) }),
      ...(!isInline && isLoginOpen && { closeLogin: page.login.close }),
      ...(!isInline && isAnonymous && !isCovered && { openLogin: page.login.open }),
      // In an app the app determines the user.
      ...(variant.canLogOut && session.status === 'known' && !host.bridge() && { logout: host.logout }),
      ...('retry' in packageList && { retry: packageList.retry }),
    },
  );
}
