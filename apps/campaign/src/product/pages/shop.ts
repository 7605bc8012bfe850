import { useEffect } from 'react';
import { useHost } from '@vip/host';
import { useSmsLogin, type GoodsPurchase, type LoginControl, type PurchasePage } from '@vip/checkout-react';
import type { Acts, LoginActs, ShopSight, ShownOrder, ShownPackage, ShownStrip } from '../sight.ts';
import { useShow, useShownSession } from './show.ts';

/** How a page differs from the common one. */
export interface ShopLook {
  /** The login form is inline. */
  isLoginInline?: boolean;
  /** The box of the agreements comes after the login. */
  isConsentLater?: boolean;
  /** Only a user sees the packages. */
  needsUser?: boolean;
  /** The page has 换手机号. */
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
  const { packageName, amount, isOwn, status } = pending;
  return { packageName, amount, isOwn, status };
}

const loginActs = (login: LoginControl): LoginActs => ({
  setPhone: login.setPhone,
  setCode: login.setCode,
  agree: () => login.setAgreed(true),
  sendCode: login.sendCode,
  submit: login.submit,
  canSend: !login.isSending && login.resendInS === 0,
  isBusy: login.isSubmitting || login.isSending,
});

/** What a purchase shows and does, whichever page it is on. */
export function purchaseSight(
  page: GoodsPurchase,
  packages: ShownPackage[],
  selected: ShownPackage | null,
): { shop: ShopSight; acts: Acts } {
  const { consent, checkout, notice, repriced, beneficiary } = page;
  const dialog = page.cashier.isOpen && 'order' in checkout ? shownOrder(checkout.order) : null;
  const isCovered = consent.isAsking || dialog !== null || repriced !== null;
  const canPay = selected !== null && page.noPaymentMethod === null && !page.isBusy && !isCovered;
  const strip = stripOf(page.pending);
  const shop: ShopSight = {
    packages,
    selected,
    payTypes: page.choices.map(({ type }) => type),
    canPay,
    isBusy: page.isBusy,
    documents: consent.agreements.map(({ document, version }) => ({ document, version })),
    canTick: selected !== null && page.noPaymentMethod === null && !isCovered,
    isTicked: consent.isChecked,
    isSheetOpen: consent.isAsking,
    isLoginOpen: false,
    isLoginInline: false,
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
    ...(shop.canTick && { tick: consent.setChecked }),
    ...(canPay && { pay: page.pay }),
    ...(consent.isAsking && { accept: consent.acceptAndPay, refuse: consent.dismiss }),
    ...(strip && !isCovered && { resume: page.resume, dismissPending: page.dismissPending }),
    ...(notice && { dismissNotice: page.dismissNotice }),
    ...(dialog && { confirm: cashier.confirm, payAgain: cashier.payAgain, leave: cashier.leave }),
    ...(repriced && { acceptPrice: repriced.accept, dismissPrice: repriced.dismiss }),
  };
  return { shop, acts };
}

/** A purchase page without its looks: the real behaviour, put onto the campaign's screen. */
export function useShopSight(page: PurchasePage, look: ShopLook = {}): void {
  const host = useHost();
  const session = useShownSession();
  const login = useSmsLogin(page.login);
  const { packageList } = page;
  const isAnonymous = session.status === 'anonymous';
  const isWaiting = session.status === 'waiting';
  const isInline = Boolean(look.isLoginInline) || Boolean(look.needsUser && isAnonymous);
  const isShown = !look.isHidden && !(look.needsUser && session.status !== 'known');

  const shown = (pack: { id: string; name: string; price: number; renewal: unknown }): ShownPackage => ({
    id: pack.id,
    name: pack.name,
    price: pack.price,
    renews: pack.renewal !== null,
  });
  const isReady = isShown && packageList.status === 'ready';
  const packages = isReady ? packageList.packages.map(shown) : [];
  const { shop, acts } = purchaseSight(page, packages, isReady ? shown(packageList.selected) : null);
  const { isOpen: isLoginAsked, shown: onLoginShown } = page.login;
  const isFormShown = Boolean(look.isLoginInline) && isLoginAsked;
  useEffect(() => {
    if (isFormShown) onLoginShown();
  });
  const isLoginOpen = isInline ? isAnonymous : page.login.isOpen;
  const isCovered = !isInline && page.login.isOpen;
  if (look.isConsentLater && isAnonymous) {
    shop.canTick = false;
    delete acts.tick;
  }
  if (isCovered) {
    shop.canPay = false;
    delete acts.pay;
    delete acts.tick;
    delete acts.resume;
  }
  Object.assign(shop, { isLoginOpen, isLoginInline: isInline });

  const kind = isShown ? 'shop' : isAnonymous ? 'login' : 'waiting';
  useShow(
    { session, kind: isWaiting && look.needsUser ? 'waiting' : kind, shop, result: null },
    {
      ...acts,
      ...(isReady && !isCovered && { select: packageList.select }),
      ...((isLoginOpen || isInline) && isAnonymous && { login: loginActs(login) }),
      ...(!isInline && isLoginOpen && { closeLogin: page.login.close }),
      ...(!isInline && isAnonymous && !isCovered && { openLogin: page.login.open }),
      // The app that shows the page says who uses it.
      ...(look.canLogOut && session.status === 'known' && !host.bridge() && { logout: host.logout }),
      ...('retry' in packageList && { retry: packageList.retry }),
    },
  );
}
