import { useEffect, useRef, useState } from 'react';
import type { PayType } from '@vip/api';
import type { Intent } from '@vip/checkout';
import { useHost, useNavigation, useSession } from '@vip/host';
import type {
  AnsweredPage,
  FoundShelf,
  PackageAnswer,
  PurchasePage,
  PurchaseSetup,
  PurchaseTerms,
  TypedPhone,
} from './contract.ts';
import { payChoices } from './pay-choices.ts';
import { resultPath } from './result-path.ts';
import { useCheckout } from './use-checkout.ts';
import { useConsent } from './use-consent.ts';
import { useList } from './use-list.ts';
import { useOffline } from './use-offline.ts';
import { useShelf } from './use-shelf.ts';

/** States that the result page tells: a purchase page has done its part. */
const ENDS = ['paid', 'closed', 'refunded', 'unknown'];

const NO_CHOICES = { choices: [], noWay: null, missingWallet: null };

/** A purchase page's whole behaviour. `setup` must be one value for the page's life (a module constant). */
export function usePurchasePage<Answer extends PackageAnswer>(
  setup: PurchaseSetup<Answer>,
): AnsweredPage<Answer> {
  const [phone, setPhone] = useState('');
  const { answer, ...found } = useShelf(setup, phone);
  return { ...usePurchase(setup, found, { phone, setPhone }), answer };
}

/**
 * The same for a page that sells something else than all packages of one call: it finds its shelf by itself (often
 * `useShelf` and `narrowShelf`) and hands it in. `setup` must be one value for the page's life.
 */
export function usePurchase(
  setup: PurchaseTerms,
  { shelf, isFresh }: FoundShelf,
  { phone, setPhone }: TypedPhone,
): PurchasePage {
  const host = useHost();
  const session = useSession();
  const { query, go } = useNavigation();
  const [isLoggingIn, setLoggingIn] = useState(false);
  const [wanted, setWanted] = useState<PayType>('wechat');
  const isOffline = useOffline();
  const selected = shelf.status === 'ready' ? shelf.selected : null;
  const checkout = useCheckout(setup);
  const { state } = checkout;
  // The packages come after the first render, so what it cannot know yet is never asked for. Nor is it where nothing
  // is to be paid: that can be had in every environment.
  const isCharged = selected !== null && selected.price > 0;
  const { choices, noWay, missingWallet } = isCharged ? payChoices(host) : NO_CHOICES;
  const choice = choices.some(({ type }) => type === wanted) ? wanted : (choices[0]?.type ?? wanted);

  const user = session.account?.id ?? '';
  const facts = { session, query };
  const agreements = selected ? setup.agreements(facts, selected) : [];
  const startPaying = () => {
    if (!selected) return;
    const intent: Intent = {
      packageId: selected.id,
      packageName: selected.name,
      level: selected.level,
      price: selected.price,
      payType: choice,
      consents: agreements.map(({ document, version }) => ({ document, version })),
      user,
    };
    checkout.use((purchase) => purchase.pay(intent));
  };
  const consent = useConsent(agreements, startPaying);

  /** What was about to be paid when somebody had to log in first: it goes on only if the price is still that. */
  const heldPrice = useRef<{ id: string; price: number } | null>(null);
  const pay = () => {
    if (!selected || noWay || checkout.isComing) return;
    if (!session.token) {
      heldPrice.current = { id: selected.id, price: selected.price };
      setLoggingIn(true);
    } else if (!consent.isChecked) consent.ask();
    else startPaying();
  };
  useEffect(() => {
    const held = heldPrice.current;
    if (!held || !phone || !session.token || !selected || !isFresh) return;
    heldPrice.current = null;
    if (held.id === selected.id && held.price === selected.price) pay();
    // Only the arrival of the session and of its packages continues the payment.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [phone, session.token, isFresh, selected?.id, selected?.price]);

  const notice = checkout.trouble ?? (state.name === 'choosing' ? state.notice : null);
  // The session ended in the middle of paying: after a login it goes on by itself.
  useEffect(() => {
    if (notice?.kind === 'error' && notice.error.code === 'unauthorized' && selected)
      heldPrice.current = { id: selected.id, price: selected.price };
    // Told once, when the notice comes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [notice]);

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
    login: {
      agreements: setup.loginAgreements(facts),
      isOpen: isLoggingIn,
      open: () => setLoggingIn(true),
      close: () => setLoggingIn(false),
      onLogin: setPhone,
    },
    pay,
    isBusy: checkout.isComing || state.name !== 'choosing',
    checkout: state,
    notice,
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
    broadcast: useList(isShown && setup.broadcast?.()),
    feedback: useList(isShown && setup.feedback?.()),
    isOffline,
    now: host.now,
  };
}
