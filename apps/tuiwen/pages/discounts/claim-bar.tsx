import type { Welfare } from '@vip/api';
import type { PurchasePage, Shelf } from '@vip/purchase';
import { asksForPopup } from '@vip/purchase-ui';
import { BuyBar } from '../../purchase/buy-bar.tsx';
import type * as LateParts from '../../welfare/late-parts.ts';

interface ClaimBarProps {
  page: PurchasePage;
  gifts: readonly Welfare[];
  shelf: Extract<Shelf, { status: 'ready' }>;
  parts: typeof LateParts | null;
  /** The late parts could not be fetched: nothing is on its way any more. */
  hasFailed: boolean;
}

/** Claims the chosen gift. What costs nothing is 领取, what costs something is 支付. */
export function ClaimBar({ page, gifts, shelf, parts, hasFailed }: ClaimBarProps) {
  const { selected } = shelf;
  const name = gifts.find((gift) => gift.package.id === selected.id)?.name ?? selected.name;
  return (
    <BuyBar
      page={page}
      isBusy={page.isBusy || (asksForPopup(page) && !parts && !hasFailed)}
      parts={parts}
      selected={selected}
      act={selected.price === 0 ? '立即领取' : '立即支付'}
      what={name}
    />
  );
}
