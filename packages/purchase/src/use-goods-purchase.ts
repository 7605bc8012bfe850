import { useEffect } from 'react';
import { useHost } from '@vip/host';
import type { Goods, GoodsPurchase, OrderSetup } from './contract.ts';
import { useConsent } from './use-consent.ts';
import { usePayment } from './use-payment.ts';

/**
 * Paying for one thing, by whoever is there: nobody has to log in. `goods` is null until it is known; `setup` must be
 * one value for the page's life.
 */
export function useGoodsPurchase(setup: OrderSetup, goods: Goods | null): GoodsPurchase {
  const host = useHost();
  const payment = usePayment(setup, goods !== null);

  const startPaying = () => {
    if (!goods) return;
    const { agreements, ...bought } = goods;
    payment.start(bought, agreements);
  };
  const consent = useConsent(goods?.agreements ?? [], payment.given, startPaying);
  const pay = () => {
    if (!goods || payment.shown.noWay || payment.isComing) return;
    if (consent.isChecked) startPaying();
    else consent.ask();
  };

  const isShown = goods !== null;
  useEffect(() => {
    if (isShown) host.track('paywall_impression', {});
  }, [host, isShown]);

  return { ...payment.shown, consent, pay };
}
