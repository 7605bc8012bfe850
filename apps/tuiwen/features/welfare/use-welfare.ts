import { useEffect, useMemo, useState } from 'react';
import { getWelfare, type ApiError, type Welfare } from '@vip/api';
import { useHost, useNavigation, useQuery, useSession, useIsClient } from '@vip/host';
import {
  beneficiaryText,
  chosenBefore,
  placeholderPackageList,
  placeholderPage,
  preselected,
  usePurchase,
  type PackageListState,
  type PurchasePage,
  type ReadyPackageList,
} from '@vip/checkout-react';
import { brand } from '../../brand.ts';
import { sortGifts } from './gift.ts';

/** The gifts of one user, including claimed and expired ones. */
export type GiftList =
  | { status: 'loading' }
  /** Neither the address nor a session names a user. */
  | { status: 'anonymous' }
  | { status: 'error'; error: ApiError; retry(): void }
  | { status: 'ready'; gifts: Welfare[]; retry(): void };

export interface WelfarePage {
  /** The purchase of the selected gift: its package list has the gifts that can be claimed now. */
  page: PurchasePage;
  list: GiftList;
  /** A tap on a gift's button: chooses the gift by its package, then asks for consent, or shows where it can be paid. */
  claim(packageId: string): void;
  /** The sheet that shows where a gift with a price can be paid, as it cannot be paid here. */
  elsewhere: { isOpen: boolean; close(): void };
}

/** The gifts of the session's user, else of the user in the address, and the claim of one of them. */
export function useWelfare(): WelfarePage {
  const host = useHost();
  const session = useSession();
  const { query } = useNavigation();
  const [chosenId, setChosenId] = useState(() => chosenBefore(host, brand));

  // The first render has to equal the prerendered markup: no user is known, and the list loads.
  const isHere = useIsClient();

  // The user in the address counts only without any session: a token alone may be of another user, and the privacy policy
  // rules the address out after a login.
  const userId = session.account?.id ?? (session.token ? '' : query['user_id']) ?? '';
  const isKnown = userId !== '' || session.token !== null;
  const call = isKnown ? getWelfare('tuiwen', userId) : null;
  const { state, retry, ...freshness } = useQuery(`welfare ${userId}`, call);
  const { refresh } = freshness;
  const setup = useMemo(() => ({ ...brand, beneficiary: beneficiaryText({ userId }) }), [userId]);
  const list: GiftList = !isKnown
    ? { status: !isHere || session.status === 'waiting' ? 'loading' : 'anonymous' }
    : state.status === 'ready'
      ? { status: 'ready', gifts: state.data.items, retry }
      : state.status === 'error'
        ? { ...state, retry }
        : state;

  const select = (id: string) => {
    setChosenId(id);
    host.track('package_select', { package: id });
  };
  const packageList = packageListOf(list, chosenId, host.now(), select);
  const page = usePurchase(setup, { packageList, ...freshness, retry });

  // Claimed elsewhere, or expired: the list is reloaded, and the present one stays until then.
  const { notice } = page;
  useEffect(() => {
    if (notice?.kind === 'error' && notice.error.code === 'conflict') refresh();
  }, [notice, refresh]);

  return { page, list, ...useClaim(page) };
}

/**
 * A claim in two steps, since the page pays what it shows: the tap chooses the gift, and the render with it opens the
 * sheet. The sheet opens for each tap, as it is the only place that names amount, texts and payment methods.
 */
function useClaim(page: PurchasePage): Pick<WelfarePage, 'claim' | 'elsewhere'> {
  const { packageList, consent, noPaymentMethod, isBusy, pay } = page;
  const [tapped, setTapped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (tapped === null) return;
    setTapped(null);
    if (packageList.status !== 'ready' || packageList.selected.id !== tapped || consent.isChecked) return;
    if (noPaymentMethod) setOpen(true);
    else pay();
  }, [tapped, packageList, consent.isChecked, noPaymentMethod, pay]);
  return {
    claim(packageId) {
      if (isBusy || packageList.status !== 'ready') return;
      if (packageList.selected.id !== packageId) packageList.select(packageId);
      consent.setChecked(false);
      setTapped(packageId);
    },
    elsewhere: { isOpen: isOpen && noPaymentMethod !== null, close: () => setOpen(false) },
  };
}

/** The packages of the gifts that can be claimed at `now` (ms). `chosenId` is selected, else the default. */
function packageListOf(
  list: GiftList,
  chosenId: string | null,
  now: number,
  select: (id: string) => void,
): PackageListState {
  if (list.status === 'error') return list;
  if (list.status !== 'ready') return { status: 'loading' };
  const packages = sortGifts(list.gifts, now).open.map((gift) => gift.package);
  const selected = packages.find(({ id }) => id === chosenId) ?? preselected(packages);
  return selected ? { status: 'ready', packages, selected, select } : { status: 'empty', retry: list.retry };
}

/** Before the time of every placeholder. */
const EXPIRED = '2025-01-01T00:00:00+08:00';

interface PlaceholderWelfare {
  page: PurchasePage;
  packageList: ReadyPackageList;
  gifts: Welfare[];
}

/** The page with a free gift, one with a price, and an expired one, for its loading state. */
export function placeholderWelfare(page: PurchasePage): PlaceholderWelfare {
  const packageList = placeholderPackageList(3);
  return {
    page: { ...placeholderPage(page), packageList, choices: [] },
    packageList,
    gifts: packageList.packages.map((pack, at) => ({
      id: pack.id,
      name: '会员体验卡',
      description: '会员全部功能',
      package: { ...pack, price: at * 100, originalPrice: 1200, days: 30 },
      claimedAt: null,
      expiresAt: at === 2 ? EXPIRED : null,
    })),
  };
}
