import { useEffect, useState } from 'react';
import type { PayType } from '@vip/api';
import type { Intent } from '@vip/checkout';
import { useHost, useNavigation, useSession } from '@vip/host';
import type { Agreement, OrderSetup } from './contract.ts';
import { payChoices } from './pay-choices.ts';
import { resultPath } from './result-path.ts';
import { useCheckout } from './use-checkout.ts';
import { useOffline } from './use-offline.ts';

/** States that the result page tells: a page that sells something has done its part. */
const ENDS = ['paid', 'closed', 'refunded', 'unknown'];

const NO_CHOICES = { choices: [], noWay: null, missingWallet: null };

/** What is bought, before it is known how it is paid and by whom. */
type Bought = Omit<Intent, 'payType' | 'consents' | 'user'>;

/**
 * Paying, whatever is bought. `isCharged` is false until it is known that something is to be paid: what the first
 * render cannot know is never asked for, and what costs nothing can be had in every environment.
 */
export function usePayment(setup: OrderSetup, isCharged: boolean) {
  const host = useHost();
  const session = useSession();
  const { go } = useNavigation();
  const [wanted, setWanted] = useState<PayType>('wechat');
  const isOffline = useOffline();
  const checkout = useCheckout(setup);
  const { state, use: act } = checkout;
  const { choices, noWay, missingWallet } = isCharged ? payChoices(host) : NO_CHOICES;
  const choice = choices.some(({ type }) => type === wanted) ? wanted : (choices[0]?.type ?? wanted);
  const user = session.account?.id ?? '';

  useEffect(() => {
    if ('order' in state && ENDS.includes(state.name)) go(resultPath(setup, state.order), { replace: true });
  }, [state, setup, go]);

  return {
    /** The purchase machine's code is on its way. */
    isComing: checkout.isComing,
    /** What the purchase under way was agreed with. */
    given: checkout.given,
    start(bought: Bought, agreements: readonly Agreement[]) {
      const consents = agreements.map(({ document, version }) => ({ document, version }));
      act((purchase) => purchase.pay({ ...bought, payType: choice, consents, user }));
    },
    /** What every page that sells something shows and does. */
    shown: {
      session,
      choices,
      choice,
      choose: setWanted,
      noWay,
      missingWallet,
      isBusy: checkout.isComing || state.name !== 'choosing',
      checkout: state,
      notice: checkout.trouble ?? (state.name === 'choosing' ? state.notice : null),
      dismissNotice() {
        checkout.dismissTrouble();
        if (state.name === 'choosing' && state.notice) act((purchase) => purchase.dismissNotice());
      },
      // On a shared phone the one who left it may be somebody else.
      pending: state.name === 'choosing' && state.pending?.intent.user === user ? state.pending : null,
      resume: () => act((purchase) => purchase.resume()),
      dismissPending: () => act((purchase) => purchase.dismissPending()),
      cashier: {
        isOpen: state.name === 'confirming' && state.asking,
        isChecking: state.name === 'confirming' && state.checking,
        confirm: () => act((purchase) => purchase.confirm()),
        payAgain: () => act((purchase) => purchase.payAgain()),
        leave: () => act((purchase) => purchase.leave()),
      },
      isOffline,
      now: host.now,
    },
  };
}
