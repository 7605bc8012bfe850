import type { Notice } from '@vip/checkout';
import { isPerson, personOf, type Host, type Session } from '@vip/host';
import type { Freshness, Repriced } from './contract.ts';
import { FRESH_MS } from './use-refresh.ts';

/** How long a tap on pay may wait for the app's user, a login or prices, ms. */
const DEFER_MAX_MS = 5 * 60_000;

/** The package of the pay button. Price in fen. */
interface Offer {
  id: string;
  name: string;
  price: number;
  /** Asks for consent at each tap. */
  isRenewing: boolean;
}

/** What the page shows at a tap. */
export interface TapInput {
  session: Session;
  /** null if nothing can be paid. */
  offer: Offer | null;
  freshness: Freshness;
  /** `asked` is the user whom the sheet asks, null while it is closed. */
  consent: { isChecked: boolean; asked: string | null; ask(): void; dismiss(): void };
  /** Omitted if an anonymous user can pay. */
  askLogin?(): void;
  start(): void;
  /** Why the purchase machine is back at choosing. */
  notice: Notice | null;
  /** False for a renewing package without a subscription text. */
  isSold: boolean;
}

/** The state of taps, as the page shows it. */
export interface TapView {
  /** A tap waits for the app's user or for prices. */
  isWaiting: boolean;
  notice: Notice | null;
  /** The price of the tapped package differs from the one that was shown at the tap. */
  repriced: Omit<Repriced, 'accept' | 'dismiss'> | null;
}

export interface PayTap {
  /** `show` gets every change of the view. */
  onView(show: (view: TapView) => void): void;
  /** What the page shows now. */
  update(input: TapInput): void;
  /** The pay button. */
  pay(): void;
  /** The consent sheet's button. */
  payAgreed(): void;
  /** Drops a tap that waits, and its notice. */
  drop(): void;
  /** Stops timers and listeners. */
  destroy(): void;
}

/** A tap that waits. */
interface DeferredTap extends Pick<Offer, 'id' | 'price'> {
  user: string;
  /** ms since 1970. */
  at: number;
  /** Consent was given at the tap; for a renewing package in the sheet. */
  isAgreed: boolean;
  /** The token that the server refused: only a login with another one continues this tap. */
  refused?: string | null;
}

const isSameView = (a: TapView, b: TapView) =>
  a.isWaiting === b.isWaiting &&
  a.notice === b.notice &&
  a.repriced?.packageName === b.repriced?.packageName &&
  a.repriced?.shown === b.repriced?.shown &&
  a.repriced?.now === b.repriced?.now;

const nothing = () => undefined;

/** Until the page has rendered with the tap. */
const BEFORE: TapInput = {
  session: { status: 'waiting', isAsking: false, token: null, account: null, version: '', clientType: 0 },
  offer: null,
  freshness: { isFresh: false, askedAt: 0, refresh: nothing, failure: null },
  consent: { isChecked: false, asked: null, ask: nothing, dismiss: nothing },
  start: nothing,
  notice: null,
  isSold: true,
};

/** Whether a price may be paid as it is shown. Timers stop in the background, so the age counts as well. */
const isPayable = ({ isFresh, askedAt }: Freshness): boolean =>
  // abs: the clock may have been set back.
  isFresh && Math.abs(Date.now() - askedAt) < FRESH_MS;

/**
 * Handles a tap on pay: the app's user, login, fresh prices, consent. A tap that has to wait continues for the same user, package and
 * price within five minutes. A closed login, a failure or a dismissed notice drops it. Also keeps the prices fresh.
 */
export function createPayTap(host: Pick<Host, 'report' | 'onResume'>): PayTap {
  let input = BEFORE;
  let show: (view: TapView) => void = nothing;
  let view: TapView = { isWaiting: false, notice: null, repriced: null };
  let deferred: DeferredTap | null = null;
  let last: DeferredTap | null = null;
  let isWaiting = false;
  let ownNotice: Notice | null = null;
  let isReported = false;
  let refreshTimer: ReturnType<typeof setTimeout> | undefined;

  /** Loads prices again when the page is visible again, and after ten minutes. */
  const refresh = () => input.freshness.refresh();
  const stopResume = host.onResume(refresh);
  /** A page may be restored from the back-forward cache, but without its taps. */
  const onLeave = () => payTap.drop();
  window.addEventListener('pagehide', onLeave);
  /** Another tab has logged in or out (`auth.token` is the shell's), so the user is not using this one. */
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === 'auth.token') payTap.drop();
  };
  window.addEventListener('storage', onStorage);
  const planRefresh = () => {
    clearTimeout(refreshTimer);
    if (input.freshness.askedAt > 0) refreshTimer = setTimeout(refresh, FRESH_MS);
  };

  const publish = () => {
    const { offer } = input;
    const notice = ownNotice ?? input.notice;
    const isOther =
      notice?.kind === 'repriced' && offer?.id === notice.packageId && offer.price !== notice.shown;
    const next: TapView = {
      isWaiting,
      notice,
      repriced: isOther ? { packageName: offer.name, shown: notice.shown, now: offer.price } : null,
    };
    if (isSameView(view, next)) return;
    view = next;
    show(view);
  };
  const drop = () => {
    deferred = null;
    last = null;
    isWaiting = false;
    ownNotice = null;
  };
  /** `waited`: a tap that continues. If consent was missing at the tap, the sheet opens even if the box is ticked now. */
  const go = (isSheet: boolean, waited?: DeferredTap) => {
    const { session, offer, freshness, consent, askLogin, start } = input;
    if (!offer) return;
    const { id, price, isRenewing } = offer;
    const isAgreed = isSheet || (consent.isChecked && (waited ? waited.isAgreed : !isRenewing));
    const tap = { id, price, user: personOf(session), at: waited?.at ?? Date.now(), isAgreed };
    // The same tap again after the server has ended its session: consent given for it still counts.
    const isRepeated = deferred?.refused !== undefined && deferred.id === id && !isRenewing;
    drop();
    if (session.isAsking) {
      deferred = tap;
      isWaiting = true;
    } else if (askLogin && !session.token) {
      deferred = { ...tap, isAgreed: isAgreed || isRepeated };
      askLogin();
    } else if (!isPayable(freshness)) {
      deferred = tap;
      isWaiting = true;
      // Otherwise prices are being loaded already.
      if (freshness.isFresh || freshness.failure) freshness.refresh();
    } else if (isAgreed) {
      last = tap;
      start();
    } else consent.ask();
  };

  /** A session or prices have arrived. */
  const continueTap = () => {
    const { session, offer, freshness, askLogin } = input;
    const tap = deferred;
    if (!tap || session.isAsking) return;
    if (askLogin && !session.token) {
      // The session ended while the tap waited for prices.
      if (isWaiting) askLogin();
      isWaiting = false;
      return;
    }
    if (!freshness.isFresh || tap.refused === session.token) return;
    drop();
    if (Math.abs(Date.now() - tap.at) > DEFER_MAX_MS || tap.id !== offer?.id) return;
    if (tap.user !== '' && !isPerson(tap.user, session)) ownNotice = { kind: 'buyer_changed' };
    else if (tap.price !== offer.price)
      ownNotice = { kind: 'repriced', packageId: tap.id, shown: tap.price, now: offer.price, order: null };
    // The session may have changed the documents.
    else go(false, tap);
  };
  const onFailure = ({ failure }: Freshness) => {
    const isOffered = input.offer !== null;
    // While a login is open, a failed refresh does not drop the tap: the login loads new prices.
    if (!failure || !deferred || (isOffered && !isWaiting)) return;
    drop();
    if (isOffered) ownNotice = { kind: 'error', error: failure };
  };
  const onNotice = (notice: Notice | null) => {
    if (!notice) return;
    ownNotice = null;
    if (notice.kind === 'paid_elsewhere') {
      // The sheet covers the notice, and a tap made before it must not pay again.
      drop();
      input.consent.dismiss();
    }
    // The server knows other prices, or another tab has paid.
    if (notice.kind === 'repriced' || notice.kind === 'paid_elsewhere') input.freshness.refresh();
    // The session ended while paying: the tap continues after a login of the same user.
    const isExpired = notice.kind === 'error' && notice.error.code === 'unauthorized';
    if (isExpired && last) deferred = { ...last, refused: input.session.token };
  };

  const payTap: PayTap = {
    onView(onView) {
      show = onView;
    },
    update(next) {
      const before = input;
      input = next;
      const { session, offer, freshness, consent, notice } = next;
      if (notice !== before.notice) onNotice(notice);
      if (
        session.token !== before.session.token ||
        session.isAsking !== before.session.isAsking ||
        freshness.isFresh !== before.freshness.isFresh ||
        // The answer may arrive before the page has rendered that it was requested.
        freshness.askedAt !== before.freshness.askedAt ||
        offer?.id !== before.offer?.id ||
        offer?.price !== before.offer?.price
      )
        continueTap();
      onFailure(freshness);
      // The sheet was opened for another user; an anonymous user may become known.
      if (consent.asked && !isPerson(consent.asked, session)) {
        consent.dismiss();
        drop();
        ownNotice = { kind: 'buyer_changed' };
      }
      if (freshness.askedAt !== before.freshness.askedAt) planRefresh();
      if (!next.isSold && !isReported) {
        isReported = true;
        host.report(new Error('renewing package without a subscription text'), 'package list');
      }
      publish();
    },
    pay() {
      // Another tap would only load the same prices again.
      if (!isWaiting) go(false);
      publish();
    },
    payAgreed() {
      go(true);
      publish();
    },
    drop() {
      drop();
      publish();
    },
    destroy() {
      stopResume();
      window.removeEventListener('pagehide', onLeave);
      window.removeEventListener('storage', onStorage);
      clearTimeout(refreshTimer);
    },
  };
  return payTap;
}
