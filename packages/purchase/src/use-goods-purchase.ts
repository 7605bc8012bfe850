import { useEffect, useState } from 'react';
import type { PayType } from '@vip/api';
import { useHost, useNavigation, useSession } from '@vip/host';
import type { Goods, GoodsPurchase, OrderSetup } from './contract.ts';
import { payChoices } from './pay-choices.ts';
import { resultPath } from './result-path.ts';
import { useCheckout } from './use-checkout.ts';
import { useConsent } from './use-consent.ts';
import { useOffline } from './use-offline.ts';

/** States that the result page tells. */
const ENDS = ['paid', 'closed', 'refunded', 'unknown'];

const NO_CHOICES = { choices: [], noWay: null, missingWallet: null };

/**
 * Paying for one thing, by whoever is there: nobody has to log in. `goods` is null until it is known; `setup` must be
 * one value for the page's life.
 */
export function useGoodsPurchase(setup: OrderSetup, goods: Goods | null): GoodsPurchase {
  const host = useHost();
  const session = useSession();
  const { go } = useNavigation();
  const [wanted, setWanted] = useState<PayType>('wechat');
  const isOffline = useOffline();
  const checkout = useCheckout(setup);
  const { state } = checkout;
  // The goods come after the first render, so what it cannot know yet is never asked for.
  const { choices, noWay, missingWallet } = goods ? payChoices(host) : NO_CHOICES;
  const choice = choices.some(({ type }) => type === wanted) ? wanted : (choices[0]?.type ?? wanted);
  const user = session.account?.id ?? '';

  const startPaying = () => {
    if (!goods) return;
    const { agreements, ...bought } = goods;
    const consents = agreements.map(({ document, version }) => ({ document, version }));
    checkout.use((purchase) => purchase.pay({ ...bought, payType: choice, consents, user }));
  };
  const consent = useConsent(goods?.agreements ?? [], startPaying);
  const pay = () => {
    if (!goods || noWay || checkout.isComing) return;
    if (consent.isChecked) startPaying();
    else consent.ask();
  };

  const isShown = goods !== null;
  useEffect(() => {
    if (isShown) host.track('paywall_impression', {});
  }, [host, isShown]);

  useEffect(() => {
    if ('order' in state && ENDS.includes(state.name)) go(resultPath(setup, state.order), { replace: true });
  }, [state, setup, go]);

  return {
    session,
    choices,
    choice,
    choose: setWanted,
    noWay,
    missingWallet,
    consent,
    pay,
    isBusy: checkout.isComing || state.name !== 'choosing',
    checkout: state,
    notice: checkout.trouble ?? (state.name === 'choosing' ? state.notice : null),
    dismissNotice() {
      checkout.dismissTrouble();
      if (state.name === 'choosing' && state.notice) checkout.use((purchase) => purchase.dismissNotice());
    },
    // On a shared phone the one who left it may be somebody else.
    pending: state.name === 'choosing' && state.pending?.intent.user === user ? state.pending : null,
    resume: () => checkout.use((purchase) => purchase.resume()),
    dismissPending: () => checkout.use((purchase) => purchase.dismissPending()),
    cashier: {
      isOpen: state.name === 'confirming' && state.asking,
      isChecking: state.name === 'confirming' && state.checking,
      confirm: () => checkout.use((purchase) => purchase.confirm()),
      payAgain: () => checkout.use((purchase) => purchase.payAgain()),
      leave: () => checkout.use((purchase) => purchase.leave()),
    },
    isOffline,
    now: host.now,
  };
}
