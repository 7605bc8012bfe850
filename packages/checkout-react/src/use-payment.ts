import { useCallback, useEffect, useRef, useState } from 'react';
import type { Consent, PayType } from '@vip/api';
import { paidKey, type Notice } from '@vip/checkout';
import {
  isPerson,
  personOf,
  useHost,
  useNavigation,
  useReadSession,
  useSession,
  type Session,
} from '@vip/host';
import type { Agreement, Bought, ConsentControl, OrderSetup, Repriced } from './contract.ts';
import { loadMachine, machineFailure } from './load-machine.ts';
import type { RunningCheckout, ShownState } from './machine.ts';
import { payChoices } from './pay-choices.ts';
import type { PayTap, TapInput, TapView } from './pay-tap.ts';

const NO_CHOICES = { choices: [], noPaymentMethod: null, missingWallet: null };

type CheckoutAct =
  'resume' | 'acceptPrice' | 'dismissPending' | 'dismissNotice' | 'confirm' | 'payAgain' | 'leave';

/** What a page sells now; `freshness` is that of its price. */
export interface Sale extends Pick<TapInput, 'freshness' | 'askLogin' | 'isSold'> {
  bought: Bought | null;
  isRenewing: boolean;
  agreements: Agreement[];
}

/**
 * Paying, independent of the product. Without a price, or before it is known, there are no payment methods to choose from:
 * every environment can make a free order.
 */
export function usePayment(setup: OrderSetup, sale: Sale) {
  const host = useHost();
  const session = useSession();
  const { go } = useNavigation();
  const [wanted, setWanted] = useState<PayType>('wechat');
  const { bought, isRenewing, agreements, ...rest } = sale;
  const machine = useMachine(setup, session);
  const { running, tapView, act: withMachine } = machine;
  const act = (name: CheckoutAct) => () => withMachine(({ checkout }) => checkout[name]());
  const { state, result, pending, pendingResult, repriced } = machine.shown;
  const isCharged = bought !== null && bought.price > 0;
  const { choices, noPaymentMethod, missingWallet } = isCharged ? payChoices(host) : NO_CHOICES;
  const choice = choices.some(({ type }) => type === wanted) ? wanted : (choices[0]?.type ?? wanted);
  const consent = useConsent(agreements, session, machine.given, () => tap((now) => now.payAgreed()));

  const machineNotice = state.name === 'choosing' && !repriced ? state.notice : null;
  const input: TapInput = {
    ...rest,
    session,
    offer:
      bought && sale.isSold && !noPaymentMethod
        ? { id: bought.packageId, name: bought.packageName, price: bought.price, isRenewing }
        : null,
    consent,
    notice: machine.failure || machineNotice,
    start() {
      if (!bought) return;
      // An earlier tap may have opened the sheet, whose chunk may be loading.
      consent.dismiss();
      const { consents } = consent;
      withMachine(({ checkout }) =>
        checkout.pay({ ...bought, payType: choice, consents, user: personOf(session) }),
      );
    },
  };
  // After every render: a waiting tap continues with what the page shows.
  useEffect(() => running?.tap.update(input));

  const tap = (act: (now: PayTap) => void) =>
    withMachine((now) => {
      now.tap.update(input);
      act(now.tap);
    });
  const drop = () => running?.tap.drop();
  const dismissNotice = () => {
    drop();
    machine.dismissFailure();
    if (machineNotice || repriced) act('dismissNotice')();
  };
  const pay = () => tap((now) => now.pay());

  useEffect(() => {
    if (result !== null) go(result, { replace: true });
  }, [result, go]);

  return {
    /** Drops a tap that waits. */
    drop,
    atOrderPrice: machine.shown.atOrderPrice,
    shown: {
      session,
      choices,
      choice,
      choose: setWanted,
      noPaymentMethod,
      missingWallet,
      consent,
      isBusy: machine.isComing || state.name !== 'choosing' || tapView.isWaiting,
      checkout: state,
      notice: tapView.notice || input.notice || (sale.isSold ? null : ({ kind: 'not_sold' } as const)),
      dismissNotice,
      pay() {
        if (!machine.isComing && state.name === 'choosing') pay();
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

/** The consent of one user: documents with their versions. */
export interface Given {
  user: string;
  consents: readonly Consent[];
}

const isIn = (consents: readonly Consent[], { document, version }: Consent): boolean =>
  consents.some((one) => one.document === document && one.version === version);

/**
 * The box and the sheet for consent. Consent belongs to a set of documents with versions and to one user: another text or
 * another user has an unticked box. Consent of an anonymous user counts for the user who logs in next, and for no other.
 * `before`: the consent of this purchase before the page was left and loaded again.
 */
export function useConsent(
  agreements: Agreement[],
  session: Session,
  before: Given | null,
  pay: () => void,
): ConsentControl & { consents: Consent[]; asked: string | null; ask(): void } {
  const host = useHost();
  const [own, setOwn] = useState<Given | null>(null);
  /** The user whom the sheet asks; null while it is closed. */
  const [asked, setAsked] = useState<string | null>(null);
  const user = personOf(session);
  const given = own ?? before;
  if (given?.user === '' && user !== '') setOwn({ ...given, user });
  const mine = given && (given.user === '' || isPerson(given.user, session)) ? given.consents : [];
  const isChecked = agreements.length > 0 && agreements.every((agreement) => isIn(mine, agreement));

  const consents = agreements.map(({ document, version }) => ({ document, version }));
  const setChecked = (checked: boolean) => {
    const others = mine.filter((consent) => !isIn(agreements, consent));
    setOwn({ user, consents: checked ? [...others, ...consents] : others });
    if (checked) consents.forEach((consent) => host.track('consent', { ...consent }));
  };
  return {
    agreements,
    consents,
    isChecked,
    setChecked,
    isAsking: asked === '' || (asked !== null && isPerson(asked, session)),
    asked,
    ask: () => setAsked(user),
    acceptAndPay: () => {
      setChecked(true);
      setAsked(null);
      pay();
    },
    dismiss: () => setAsked(null),
  };
}

/** State during server rendering and until the checkout chunk has loaded. */
const BEFORE: ShownState = {
  state: { name: 'choosing', notice: null, pending: null },
  result: null,
  pending: null,
  pendingResult: null,
  repriced: null,
};

const NO_TAP: TapView = { isWaiting: false, notice: null, repriced: null };

const BUSY = ['creating', 'launching', 'confirming', 'unknown'];

/**
 * The checkout machine while the page is mounted. Its chunk loads after the page is shown. If the page needs a session,
 * the machine starts once the app has answered, because it queries purchases of the stored user.
 */
function useMachine(given: OrderSetup, session: Session) {
  const host = useHost();
  const readSession = useReadSession();
  // The first value is kept: another machine would lose the purchase of this one.
  const [setup] = useState(given);
  // Not when the machine starts: another tab can pay while its chunk loads.
  const [paidBefore] = useState(() => host.storage.local.get(paidKey(setup.scope)));
  const [shown, setShown] = useState(BEFORE);
  const [agreed, setAgreed] = useState<Given | null>(null);
  const [running, setRunning] = useState<RunningCheckout | null>(null);
  const [tapView, setTapView] = useState(NO_TAP);
  const [isComing, setComing] = useState(false);
  const [failure, setFailure] = useState<Notice | null>(null);
  const machine = useRef<Promise<RunningCheckout> | null>(null);

  /** Starts it once; a failed attempt is not kept. */
  const start = useCallback(() => {
    machine.current ??= loadMachine(setup).then(([{ startCheckout }, calls]) => {
      const made = startCheckout(host, setup, calls, readSession, paidBefore);
      const show = () => {
        const now = made.show();
        const { state } = now;
        if (state.name === 'creating' || state.name === 'launching') setAgreed(state.intent);
        setShown(now);
      };
      made.checkout.subscribe(show);
      made.tap.onView(setTapView);
      show();
      setRunning(made);
      return made;
    });
    return machine.current;
  }, [host, setup, readSession, paidBefore]);
  const onLoadFailure = useCallback(
    (error: Error) => {
      machine.current = null;
      host.report(error, 'checkout machine');
    },
    [host],
  );

  const isDeferred = setup.needsSession === true && session.isAsking;
  useEffect(() => {
    if (isDeferred) return undefined;
    start().catch(onLoadFailure);
    return () => {
      machine.current?.then(({ checkout, tap }) => {
        checkout.destroy();
        tap.destroy();
      }, onLoadFailure);
      machine.current = null;
    };
  }, [start, onLoadFailure, isDeferred]);

  // Another user sees other stored purchases.
  const user = personOf(session);
  const seenUser = useRef(user);
  useEffect(() => {
    if (seenUser.current !== user) machine.current?.then(({ checkout }) => checkout.recheck(), onLoadFailure);
    seenUser.current = user;
  }, [user, onLoadFailure]);

  const act = (run: (now: RunningCheckout) => void) => {
    setComing(true);
    setFailure(null);
    start()
      .then(run)
      .catch((error: Error) => {
        onLoadFailure(error);
        setFailure({ kind: 'error', error: machineFailure(error) });
      })
      .finally(() => setComing(false));
  };

  const isBusy = BUSY.includes(shown.state.name);
  useEffect(() => (isBusy ? host.holdReload() : undefined), [host, isBusy]);
  return {
    shown,
    /** The consent of the last purchase. */
    given: agreed,
    /** null until its chunk has loaded. */
    running,
    tapView,
    /** Calls the machine, now or as soon as it has started. */
    act,
    /** A call waits for the chunk. */
    isComing,
    /** The chunk did not load; the next `act` tries again. */
    failure,
    dismissFailure: () => setFailure(null),
  };
}
