import type { ComponentType } from 'react';
import { ApiError } from '@vip/api';
import type { PurchasePage } from '@vip/purchase';
import { useLatePart } from '../../parts/use-late-part.ts';

const load = () => import(/* webpackChunkName: "pay-popups" */ './popups.tsx');
const LOST = { kind: 'error', error: new ApiError('network') } as const;

/**
 * The popups, whose code comes after the page is shown, and the page as it stands meanwhile: busy while one is on its
 * way; where it did not come, that is said over the pay button, and 重试 fetches it again.
 */
export function usePopups(page: PurchasePage): {
  Popups: ComponentType<{ page: PurchasePage }> | null;
  page: PurchasePage;
} {
  const { login, consent, cashier } = page;
  const isWanted = login.isOpen || consent.isAsking || cashier.isOpen;
  const { Part, isComing, isLost, retry } = useLatePart(load, page.shelf.status === 'ready', isWanted);
  if (isComing) return { Popups: Part, page: { ...page, isBusy: true } };
  if (!isLost) return { Popups: Part, page };
  const putAway = () => {
    if (login.isOpen) login.close();
    if (consent.isAsking) consent.dismiss();
    if (cashier.isOpen) cashier.leave();
  };
  return { Popups: Part, page: { ...page, isBusy: false, notice: LOST, pay: retry, dismissNotice: putAway } };
}
