import type { Welfare } from '@vip/api';
import type { PurchasePage, PackageListState } from '@vip/checkout-react';
import { hasOpenDialog } from '@vip/checkout-ui';
import { BuyBar } from '../../purchase/buy-bar.tsx';
import type * as LazyParts from '../../welfare/lazy-parts.ts';

interface ClaimBarProps {
  page: PurchasePage;
  gifts: readonly Welfare[];
  packageList: Extract<PackageListState, { status: 'ready' }>;
  parts: typeof LazyParts | null;
  /** The lazy chunks could not be fetched: nothing is on its way any more. */
  hasFailed: boolean;
}

/** Claims the chosen gift. What costs nothing is 领取, what costs something is 支付. */
export function ClaimBar({ page, gifts, packageList, parts, hasFailed }: ClaimBarProps) {
  const { selected } = packageList;
  const name = gifts.find((gift) => gift.package.id === selected.id)?.name ?? selected.name;
  return (
    <BuyBar
      page={page}
      isBusy={page.isBusy || (hasOpenDialog(page) && !parts && !hasFailed)}
      parts={parts}
      selected={selected}
      act={selected.price === 0 ? '立即领取' : '立即支付'}
      what={name}
    />
  );
}
