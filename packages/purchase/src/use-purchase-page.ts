import { useEffect, useRef, useState } from 'react';
import { useHost, useNavigation } from '@vip/host';
import type {
  AnsweredPage,
  FoundShelf,
  PackageAnswer,
  PurchasePage,
  PurchaseSetup,
  PurchaseTerms,
} from './contract.ts';
import { useConsent } from './use-consent.ts';
import { useList } from './use-list.ts';
import { usePayment } from './use-payment.ts';
import { useShelf } from './use-shelf.ts';

/** A purchase page's whole behaviour. `setup` must be one value for the page's life (a module constant). */
export function usePurchasePage<Answer extends PackageAnswer>(
  setup: PurchaseSetup<Answer>,
): AnsweredPage<Answer> {
  const [phone, setPhone] = useState('');
  const { answer, ...found } = useShelf(setup, phone);
  return { ...usePurchase(setup, found, setPhone), answer };
}

/**
 * The same for a page that sells something else than all packages of one call: it finds its shelf by itself (often
 * `useShelf` and `narrowShelf`) and hands it in. `setup` must be one value for the page's life; `onLogin` gets the number
 * that was typed, where the shelf depends on it.
 */
export function usePurchase(
  setup: PurchaseTerms,
  { shelf, isFresh }: FoundShelf,
  onLogin: (phone: string) => void = () => undefined,
): PurchasePage {
  const host = useHost();
  const { query } = useNavigation();
  /** A login is called for. While the app is being asked who it is, that waits: most often nobody has to log in. */
  const [isLoggingIn, setLoggingIn] = useState(false);
  const selected = shelf.status === 'ready' ? shelf.selected : null;
  const payment = usePayment(setup, selected !== null && selected.price > 0);
  const { session, noWay, notice } = payment.shown;

  const facts = { session, query };
  const agreements = selected ? setup.agreements(facts, selected) : [];
  const startPaying = () => {
    if (!selected) return;
    const { id, name, level, price } = selected;
    payment.start({ packageId: id, packageName: name, level, price }, agreements);
  };
  const consent = useConsent(agreements, payment.given, startPaying);

  /** What was about to be paid when somebody had to log in first: it goes on only if the price is still that. */
  const heldPrice = useRef<{ id: string; price: number } | null>(null);
  const pay = () => {
    if (!selected || noWay || payment.isComing) return;
    if (!session.token) {
      heldPrice.current = { id: selected.id, price: selected.price };
      setLoggingIn(true);
    } else if (!consent.isChecked) consent.ask();
    else startPaying();
  };
  useEffect(() => {
    const held = heldPrice.current;
    if (!held || !session.token || !selected || !isFresh) return;
    heldPrice.current = null;
    setLoggingIn(false);
    if (held.id === selected.id && held.price === selected.price) pay();
    // Only the arrival of the session and of its packages continues the payment.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [session.token, isFresh, selected?.id, selected?.price]);

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

  return {
    ...payment.shown,
    isBusy: payment.shown.isBusy || (isLoggingIn && session.status === 'waiting'),
    shelf,
    consent,
    login: {
      agreements: setup.loginAgreements(facts),
      isOpen: isLoggingIn && session.status === 'anonymous',
      open: () => setLoggingIn(true),
      close: () => setLoggingIn(false),
      onLogin,
    },
    pay,
    broadcast: useList(isShown && setup.broadcast?.()),
    feedback: useList(isShown && setup.feedback?.()),
  };
}
