import { useEffect } from 'react';
import { useHost } from '@vip/host';
import type { Freshness, Goods, GoodsPurchase, OrderSetup } from './contract.ts';
import { usePayment } from './use-payment.ts';

/**
 * Paying for one thing, without a login. `goods` is null until it is known, `freshness` is that of its price; `setup`
 * must be one value for the page's life.
 */
export function useGoodsPurchase(
  setup: OrderSetup,
  goods: Goods | null,
  freshness: Freshness,
): GoodsPurchase {
  const host = useHost();
  const { agreements = [], ...bought } = goods ?? {};
  const { shown } = usePayment(setup, {
    bought: goods && (bought as Goods),
    isRenewing: false,
    isSold: true,
    agreements,
    freshness,
  });

  const isShown = goods !== null;
  useEffect(() => {
    if (isShown) host.track('paywall_impression', {});
  }, [host, isShown]);

  return { ...shown, beneficiary: null };
}
