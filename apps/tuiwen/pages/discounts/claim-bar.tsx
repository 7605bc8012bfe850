import type { Welfare } from '@vip/api';
import type { PurchasePage, ReadyPackageList } from '@vip/checkout-react';
import { BuyBar } from '../../purchase/buy-bar.tsx';
import type * as LazyParts from '../../welfare/lazy-parts.ts';

interface ClaimBarProps {
  page: PurchasePage;
  gifts: readonly Welfare[];
  packageList: ReadyPackageList;
  parts: typeof LazyParts | null;
}

/** Claims the chosen gift. What costs nothing is 领取, what costs something is 支付. */
export function ClaimBar({ page, gifts, packageList, parts }: ClaimBarProps) {
  const { selected } = packageList;
  const name = gifts.find((gift) => gift.package.id === selected.id)?.name ?? selected.name;
  return (
    <BuyBar
      page={page}
      parts={parts}
      selected={selected}
      act={selected.price === 0 ? '立即领取' : '立即支付'}
      what={name}
    />
  );
}
