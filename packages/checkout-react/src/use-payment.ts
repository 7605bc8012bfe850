import { useEffect, useState } from 'react';
import type { PayType } from '@vip/api';
import { personOf, useHost, useNavigation, useSession } from '@vip/host';
import type { Agreement, Bought, OrderSetup, Repriced } from './contract.ts';
import { payChoices } from './pay-choices.ts';
import type { PayTap, TapInput, TapView } from './pay-tap.ts';
import { useCheckout } from './use-checkout.ts';
import { useConsent } from './use-consent.ts';

const NO_CHOICES = { choices: [], noPaymentMethod: null, missingWallet: null };

type CheckoutAct =
  'resume' | 'acceptPrice' | 'dismissPending' | 'dismissNotice' | 'confirm' | 'payAgain' | 'leave';

/** What a page sells at the moment; its price is `freshness` old. */
export interface Sale extends Pick<TapInput, 'freshness' | 'askLogin' | 'isSold'> {
  bought: Bought | null;
  isRenewing: boolean;
  agreements: Agreement[];
}

/**
 * Paying, whatever is bought. Where something costs nothing, or nothing is known yet, no payment method is asked for: it
 * can be had in every environment.
 */
export function usePayment(setup: OrderSetup, sale: Sale) {
  const host = useHost();
  const session = useSession();
  const { go } = useNavigation();
  const [wanted, setWanted] = useState<PayType>('wechat');
  const { bought, isRenewing, agreements, ...rest } = sale;
  const checkout = useCheckout(setup, session);
  const { running, tapView, act: withCheckout } = checkout;
  const act = (name: CheckoutAct) => () => withCheckout(({ checkout }) => checkout[name]());
  const { state, result, pending, pendingResult, repriced } = checkout.shown;
  const isCharged = bought !== null && bought.price > 0;
  const { choices, noPaymentMethod, missingWallet } = isCharged ? payChoices(host) : NO_CHOICES;
  const choice = choices.some(({ type }) => type === wanted) ? wanted : (choices[0]?.type ?? wanted);
  const consent = useConsent(agreements, session, checkout.given, () => tap((now) => now.payAgreed()));

  const machineNotice = state.name === 'choosing' && !repriced ? state.notice : null;
  const input: TapInput = {
    ...rest,
    session,
    offer:
      bought && sale.isSold && !noPaymentMethod
        ? { id: bought.packageId, name: bought.packageName, price: bought.price, isRenewing }
        : null,
    consent,
    notice: checkout.failure || machineNotice,
    start() {
      if (!bought) return;
      // Asked for by an earlier tap, it may still be on its way.
      consent.dismiss();
      const { consents } = consent;
      withCheckout(({ checkout }) =>
        checkout.pay({ ...bought, payType: choice, consents, user: personOf(session) }),
      );
    },
  };
  // After every render: a tap that waits goes by what the page shows.
  useEffect(() => running?.tap.update(input));

  const tap = (act: (now: PayTap) => void) =>
    withCheckout((now) => {
      now.tap.update(input);
      act(now.tap);
    });
  const drop = () => running?.tap.drop();
  const dismissNotice = () => {
    drop();
    checkout.dismissFailure();
    if (machineNotice || repriced) act('dismissNotice')();
  };
  const pay = () => tap((now) => now.pay());

  useEffect(() => {
    if (result !== null) go(result, { replace: true });
  }, [result, go]);

  return {
    /** Nothing that was tapped goes on. */
    drop,
    shown: {
      session,
      choices,
      choice,
      choose: setWanted,
      noPaymentMethod,
      missingWallet,
      consent,
      isBusy: checkout.isComing || state.name !== 'choosing' || tapView.isWaiting,
      checkout: state,
      notice: tapView.notice || input.notice || (sale.isSold ? null : ({ kind: 'not_sold' } as const)),
      dismissNotice,
      pay() {
        if (!checkout.isComing && state.name === 'choosing') pay();
      },
      pending,
      resume() {
        drop();
        if (pendingResult !== null) go(pendingResult);
        else act('resume')();
      },
      dismissPending: act('dismissPending'),
      repriced: withActs(
        repriced || tapView.repriced,
        () => {
          if (repriced) return act('acceptPrice')();
          dismissNotice();
          pay();
        },
        dismissNotice,
      ),
      cashier: {
        isOpen: state.name === 'confirming' && state.isAsking,
        isChecking: state.name === 'confirming' && state.isChecking,
        confirm: act('confirm'),
        payAgain: act('payAgain'),
        leave: act('leave'),
      },
      now: host.now,
    },
  };
}

const withActs = (prices: TapView['repriced'], accept: () => void, dismiss: () => void): Repriced | null =>
  prices && { ...prices, accept, dismiss };
