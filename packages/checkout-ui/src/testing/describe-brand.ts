import { filledPath } from '@vip/api/client';
import type { OrderPayload } from '@vip/api';
import { typedPhone, type PurchaseSetup } from '@vip/checkout-react';
import { session } from '@vip/checkout-react/testing';
import type { RouteDeclaration } from '@vip/host';
import { describe, expect, test } from 'vitest';

export interface BrandSuite {
  brand: PurchaseSetup;
  routes: readonly RouteDeclaration[];
  /** Sells the packages. */
  backend: string;
  /** The path of its package list for the phone number 13800000001. */
  packagesPath: string;
  /** Reads the orders. */
  orderBackend: 'main' | 'datacenter';
  /** The query of main's result page; the default is a result route of the brand's own. */
  resultQuery?: Readonly<Record<string, string>>;
}

const payload: OrderPayload = {
  price: 15800,
  payType: 'wechat',
  client: 'wechat',
  um: '-',
  returnUrl: 'https://x.test/',
  consents: [],
};

/** How a brand sells: its calls and its result route. The brand itself tests its agreements. */
export function describeBrand({
  brand,
  routes,
  backend,
  packagesPath,
  orderBackend,
  resultQuery,
}: BrandSuite): void {
  describe('the brand', () => {
    test('the first call of the purchase route is the call of the page', () => {
      const call = brand.packages(session(), '');
      const declared = routes.find(({ page }) => page === './pay')?.firstCall;
      expect(declared).toEqual({ backend: call.backend, path: filledPath(call) });
    });

    test('packages are requested for the phone number of the login form', () => {
      const call = brand.packages(session(), '13800000001');
      expect([call.backend, filledPath(call)]).toEqual([backend, packagesPath]);
      expect(brand.phoneOf).toBe(typedPhone);
    });

    test('orders are created at its backend, with key, shown price and the typed number', async () => {
      const { createOrder, hasPhone } = await brand.orders();
      expect(hasPhone).toBe(true);
      const call = createOrder('31', payload, 'key-1');
      expect([call.backend, call.method, filledPath(call), call.idempotencyKey]).toEqual([
        backend,
        'POST',
        '/web/vip/packages/31/orders/official',
        'key-1',
      ]);
      expect(call.body).toMatchObject({ price: 15800 });
    });

    test(`orders are read at ${orderBackend}, and paid again there`, async () => {
      expect(brand.reads).toBe(orderBackend);
      const { toPay } = await brand.orders();
      const again = toPay?.('9001', payload, 'secret');
      // Without such a call the order is created again with its key.
      const expected = orderBackend === 'datacenter' ? ['datacenter', '/web/order/9001/to_pay'] : undefined;
      expect(again && [again.backend, filledPath(again)]).toEqual(expected);
    });

    if (resultQuery)
      test('the result route is main’s, in the theme of the brand', () => {
        const { pathname, searchParams } = new URL(brand.resultTemplate, 'https://x.test');
        expect(pathname).toBe('/upgrade/use');
        expect(Object.fromEntries(searchParams)).toEqual(resultQuery);
      });
    else
      test('the result route is its own, and its token is removed from the address', () => {
        const pattern = brand.resultTemplate.replace(/\{(\w+)\}/g, ':$1');
        expect(routes.find(({ path }) => path === pattern)?.secretParams).toEqual(['token']);
      });
  });
}
