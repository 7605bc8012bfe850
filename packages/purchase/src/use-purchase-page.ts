import { useEffect, useRef, useState } from 'react';
import { getBroadcast, getFeedbackList, type PayType } from '@vip/api';
import { useHost, useNavigation, useSession } from '@vip/host';
import type { PurchasePage, PurchaseSetup } from './contract.ts';
import { payChoices } from './pay-choices.ts';
import { resultPath } from './ports.ts';
import { useCheckout } from './use-checkout.ts';
import { useConsent } from './use-consent.ts';
import { useList } from './use-list.ts';
import { useOffline } from './use-offline.ts';
import { useShelf } from './use-shelf.ts';
import { useSmsLogin } from './use-sms-login.ts';

/** States that the result page tells: a purchase page has done its part. */
const ENDS = ['paid', 'closed', 'refunded', 'unknown'];

const NO_CHOICES = { choices: [], noWay: null, missingWallet: null };

/** A purchase page's whole behaviour. `setup` must be one value for the page's life (a module constant). */
export function usePurchasePage(setup: PurchaseSetup): PurchasePage {
  const host = useHost();
  const session = useSession();
  const { query, go } = useNavigation();
  const [phone, setPhone] = useState('');
  const [wanted, setWanted] = useState<PayType>('wechat');
  const isOffline = useOffline();
  const shelf = useShelf(setup, phone);
  const selected = shelf.status === 'ready' ? shelf.selected : null;
  const { purchase, state } = useCheckout(setup);
  // Before the machine is there nothing is known of the wallets: the page shows its skeleton then.
  const { choices, noWay, missingWallet } = purchase ? payChoices(host) : NO_CHOICES;
  const choice = choices.some(({ type }) => type === wanted) ? wanted : (choices[0]?.type ?? wanted);

  const facts = { session, query };
  const agreements = selected ? setup.agreements(facts, selected) : [];
  const startPaying = () => {
    if (!selected || !purchase) return;
    purchase.pay({
      packageId: selected.id,
      packageName: selected.name,
      level: selected.level,
      price: selected.price,
      payType: choice,
      consents: agreements.map(({ document, version }) => ({ document, version })),
      user: session.account?.id ?? '',
    });
  };
  const consent = useConsent(agreements, startPaying);

  /** What was about to be paid when somebody had to log in first: it goes on only if the price is still that. */
  const heldPrice = useRef<{ id: string; price: number } | null>(null);
  const pay = () => {
    if (!selected || !purchase || noWay) return;
    if (!session.token) {
      heldPrice.current = { id: selected.id, price: selected.price };
      login.open();
    } else if (!consent.isChecked) consent.ask();
    else startPaying();
  };
  const login = useSmsLogin(setup.loginAgreements(facts), setPhone);
  useEffect(() => {
    const held = heldPrice.current;
    if (!held || !phone || !session.token || !selected) return;
    heldPrice.current = null;
    if (held.id === selected.id && held.price === selected.price) pay();
    // Only the arrival of the session and of its packages continues the payment.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [phone, session.token, selected?.id, selected?.price]);

  const isShown = shelf.status === 'ready';
  useEffect(() => {
    if (isShown) host.track('paywall_impression', {});
  }, [host, isShown]);

  useEffect(() => {
    if ('order' in state && ENDS.includes(state.name)) go(resultPath(setup, state.order), { replace: true });
  }, [state, setup, go]);

  return {
    session,
    shelf,
    choices,
    choice,
    choose: setWanted,
    noWay,
    missingWallet,
    consent,
    login,
    pay,
    isBusy: state.name !== 'choosing',
    checkout: state,
    notice: state.name === 'choosing' ? state.notice : null,
    dismissNotice: () => purchase?.dismissNotice(),
    pending: state.name === 'choosing' ? state.pending : null,
    resume: () => purchase?.resume(),
    dismissPending: () => purchase?.dismissPending(),
    cashier: {
      isOpen: state.name === 'confirming' && state.asking,
      isChecking: state.name === 'confirming' && state.checking,
      confirm: () => purchase?.confirm(),
      payAgain: () => purchase?.payAgain(),
      leave: () => purchase?.leave(),
    },
    broadcast: useList(setup.hasBroadcast && isShown, getBroadcast()),
    feedback: useList(setup.hasFeedback && isShown, getFeedbackList()),
    isOffline,
    now: host.now,
  };
}
