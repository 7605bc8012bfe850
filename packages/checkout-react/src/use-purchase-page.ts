import { useEffect, useState } from 'react';
import type { Call, MembershipPackage } from '@vip/api';
import { useHost, useNavigation, useQuery, useSession } from '@vip/host';
import { chosenBefore, rememberSelection, selectedBefore } from './chosen-package.ts';
import type {
  AnsweredPage,
  FoundPackageList,
  Loaded,
  PackageAnswer,
  PackageListState,
  PurchasePage,
  PurchaseSetup,
  PurchaseTerms,
} from './contract.ts';
import { useEdition } from './use-edition.ts';
import { usePayment } from './use-payment.ts';

/** A purchase page's whole behaviour. `setup` must be one value for the page's life (a module constant). */
export function usePurchasePage<Answer extends PackageAnswer>(
  setup: PurchaseSetup<Answer>,
): AnsweredPage<Answer> {
  const { answer, ...found } = usePackageList(setup);
  return { ...usePurchase(setup, found), answer };
}

/**
 * The packages on sale and the selected one: first the preselected one, then the buyer's choice. They are loaded again for
 * another session; the pay tap keeps them fresh.
 */
export function usePackageList<Answer extends PackageAnswer>(
  setup: PurchaseSetup<Answer>,
): FoundPackageList & { answer: Answer | null } {
  const host = useHost();
  const session = useSession();
  const { path } = useNavigation();
  const [chosenId, setChosenId] = useState(() => selectedBefore(host, path) ?? chosenBefore(host, setup));
  // In an effect: what is drawn before react-dom begins from the first state again when it is taken over.
  useEffect(() => {
    if (chosenId !== null) rememberSelection(host, path, chosenId);
  }, [host, path, chosenId]);
  const isWaiting = setup.needsSession === true && (session.status === 'waiting' || session.isAsking);
  const call = isWaiting ? null : setup.packages(session, setup.phoneOf ? setup.phoneOf(host, session) : '');
  const { state, retry, ...freshness } = useQuery(
    JSON.stringify([call?.backend, call?.path, call?.params, call?.query]),
    call,
    // Old prices can be shown, since a tap on pay waits for fresh ones.
    { isKept: true },
  );
  const answer = state.status === 'ready' ? state.data : null;
  const shown = (packageList: PackageListState) => ({ packageList, ...freshness, retry, answer });

  if (isWaiting || state.status === 'loading') return shown({ status: 'loading' });
  if (state.status === 'error') return shown({ ...state, retry });
  const { packages } = state.data;
  const selected = packages.find((pack) => pack.id === chosenId) || preselected(packages);
  if (!selected) return shown({ status: 'empty', retry });
  const select = (id: string) => {
    setChosenId(id);
    host.track('package_select', { package: id });
  };
  return shown({ status: 'ready', packages, selected, select });
}

/**
 * The package list with only some of its packages. The chosen one stays selected if it is among them, else their default
 * or the first. Empty if none is left; a list that is not ready is returned unchanged.
 */
export function narrowPackageList(
  found: FoundPackageList,
  isOffered: (pack: MembershipPackage) => boolean,
): FoundPackageList {
  const { packageList, retry } = found;
  if (packageList.status !== 'ready') return found;
  const packages = packageList.packages.filter(isOffered);
  const selected = packages.find(({ id }) => id === packageList.selected.id) ?? preselected(packages);
  return {
    ...found,
    packageList: selected ? { ...packageList, packages, selected } : { status: 'empty', retry },
  };
}

/**
 * The package that is selected until the buyer chooses: the backend's default, else the first. A renewing one only if
 * there is no other kind.
 */
export function preselected(packages: readonly MembershipPackage[]): MembershipPackage | undefined {
  const once = packages.filter(({ renewal }) => renewal === null);
  const candidates = once.length > 0 ? once : packages;
  return candidates.find(({ isDefault }) => isDefault) || candidates[0];
}

/**
 * The behaviour of a page with a package list of its own, often by `usePackageList` and `narrowPackageList`. `setup` must
 * be one value for the page's life.
 */
export function usePurchase(
  setup: PurchaseTerms,
  { packageList, ...freshness }: FoundPackageList,
): PurchasePage {
  const host = useHost();
  const { query } = useNavigation();
  /** A login is requested. It opens once the app has answered without a user. */
  const [isLoggingIn, setLoggingIn] = useState(false);
  const selected = packageList.status === 'ready' ? packageList.selected : null;
  const facts = { session: useSession(), query, edition: useEdition() };
  const { session } = facts;
  const agreements = selected ? setup.agreements(facts, selected) : [];
  const isRenewing = selected !== null && selected.renewal !== null;
  const { shown, drop, atOrderPrice } = usePayment(setup, {
    bought: selected && {
      packageId: selected.id,
      packageName: selected.name,
      level: selected.level,
      price: selected.price,
    },
    isRenewing,
    // A package that renews is sold only with a text on renewal to agree to.
    isSold: !isRenewing || agreements.some(({ isSubscription }) => isSubscription),
    agreements,
    freshness,
    askLogin: () => setLoggingIn(true),
  });

  const hasSession = session.token !== null;
  useEffect(() => {
    // A logout afterwards must not open the login.
    if (hasSession) setLoggingIn(false);
  }, [hasSession]);

  const isShown = packageList.status === 'ready';
  useEffect(() => {
    if (isShown) host.track('paywall_impression', {});
  }, [host, isShown]);

  return {
    ...shown,
    isBusy: shown.isBusy || (isLoggingIn && session.status === 'waiting'),
    packageList: atOrderPrice?.(packageList) || packageList,
    login: {
      agreements: setup.loginAgreements(facts),
      isOpen: isLoggingIn && session.status === 'anonymous',
      open: () => setLoggingIn(true),
      shown: () => setLoggingIn(false),
      close() {
        drop();
        setLoggingIn(false);
      },
      onLogin: () => setLoggingIn(false),
    },
    beneficiary: (!hasSession && setup.beneficiary) || null,
    broadcast: useList('broadcast', isShown, setup.broadcast),
    feedback: useList('feedback', isShown, setup.feedback),
  };
}

/**
 * A list that decorates a page; all pages of a brand have the same one of this name. A failure is logged and leaves it
 * empty. `load` undefined: the page has no such list; `isWanted` false: the page's main call is sent first.
 */
function useList<T>(
  name: string,
  isWanted: boolean,
  load: (() => Promise<Call<{ items: T[] }>>) | undefined,
): Loaded<T> {
  const host = useHost();
  const { state, failure } = useQuery(name, (isWanted && load) || null, {
    isPublic: true,
    isKept: true,
  });
  useEffect(() => {
    if (failure) host.report(failure, 'list');
  }, [host, failure]);
  return { status: state.status, items: state.status === 'ready' ? state.data.items : [] };
}
