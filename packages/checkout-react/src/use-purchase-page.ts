import { useEffect, useState } from 'react';
import type { Call } from '@vip/api';
import { personOf, useHost, useNavigation, useQuery, useSession } from '@vip/host';
import type {
  AnsweredPage,
  FoundPackageList,
  Loaded,
  PackageAnswer,
  PurchasePage,
  PurchaseSetup,
  PurchaseTerms,
} from './contract.ts';
import { useEdition } from './use-edition.ts';
import { usePayment } from './use-payment.ts';
import { usePackageList } from './use-package-list.ts';

/** A purchase page's whole behaviour. `setup` must be one value for the page's life (a module constant). */
export function usePurchasePage<Answer extends PackageAnswer>(
  setup: PurchaseSetup<Answer>,
): AnsweredPage<Answer> {
  const [phone, setPhone] = useTypedPhone();
  const { answer, ...found } = usePackageList(setup, phone);
  return { ...usePurchase(setup, found, setPhone), answer };
}

/** The number that was typed to log in: the session knows it masked only. Forgotten with the session. */
export function useTypedPhone(): [string, (phone: string) => void] {
  const user = personOf(useSession());
  const [phone, setPhone] = useState('');
  const [before, setBefore] = useState(user);
  // While rendering and not in an effect: no call of another user may have this number.
  if (before !== user) {
    setBefore(user);
    if (before !== '') setPhone('');
  }
  return [phone, setPhone];
}

/**
 * The same for a page that sells something else than all packages of one call: it finds its package list by itself (often
 * `usePackageList` and `narrowPackageList`) and hands it in. `setup` must be one value for the page's life; `onLogin` gets the number
 * that was typed, where the package list depends on it.
 */
export function usePurchase(
  setup: PurchaseTerms,
  { packageList, ...freshness }: FoundPackageList,
  onLogin: (phone: string) => void = () => undefined,
): PurchasePage {
  const host = useHost();
  const { query } = useNavigation();
  /** A login is asked for. It opens once the app has answered that it knows no user. */
  const [isLoggingIn, setLoggingIn] = useState(false);
  const selected = packageList.status === 'ready' ? packageList.selected : null;
  const facts = { session: useSession(), query, edition: useEdition() };
  const { session } = facts;
  const agreements = selected ? setup.agreements(facts, selected) : [];
  const isRenewing = selected !== null && selected.renewal !== null;
  const { shown, drop } = usePayment(setup, {
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
    // A later logout must not open the login by itself.
    if (hasSession) setLoggingIn(false);
  }, [hasSession]);

  const isShown = packageList.status === 'ready';
  useEffect(() => {
    if (isShown) host.track('paywall_impression', {});
  }, [host, isShown]);

  return {
    ...shown,
    isBusy: shown.isBusy || (isLoggingIn && session.status === 'waiting'),
    packageList,
    login: {
      agreements: setup.loginAgreements(facts),
      isOpen: isLoggingIn && session.status === 'anonymous',
      open: () => setLoggingIn(true),
      shown: () => setLoggingIn(false),
      close() {
        drop();
        setLoggingIn(false);
      },
      onLogin(phone) {
        setLoggingIn(false);
        onLogin(phone);
      },
    },
    beneficiary: (!hasSession && setup.beneficiary) || null,
    broadcast: useList('broadcast', isShown, setup.broadcast),
    feedback: useList('feedback', isShown, setup.feedback),
  };
}

/**
 * A list that decorates a page. A failure is logged and leaves it empty. `load` undefined: the page has no such list;
 * `isWanted` false: the page's main call goes first.
 */
function useList<T>(
  name: string,
  isWanted: boolean,
  load: (() => Promise<Call<{ items: T[] }>>) | undefined,
): Loaded<T> {
  const host = useHost();
  const { state, failure } = useQuery(name, (isWanted && load) || null, { isPublic: true });
  useEffect(() => {
    if (failure) host.report(failure, 'list');
  }, [host, failure]);
  return { status: state.status, items: state.status === 'ready' ? state.data.items : [] };
}
