import type { PurchasePage } from '@vip/checkout-react';
import { fakeHost, packageListOf, page, unfinished, year } from '@vip/checkout-react/testing';
import { HostProvider } from '@vip/host';
import { UiProvider } from '@vip/ui';
import { allByRole, byRole, render } from '@vip/ui/testing';
import { expect, test, vi } from 'vitest';
import * as lazyParts from './lazy-parts.ts';
import { PurchaseScreen } from './purchase-screen.tsx';

const ready = (some: Partial<typeof year> = {}) => packageListOf({ ...year, ...some });
const pending = unfinished();
const nothing = () => undefined;
const here = { part: lazyParts, hasFailed: false, retry: vi.fn() };
const coming = { part: null, hasFailed: false, retry: vi.fn() };
const lost = () => ({ part: null, hasFailed: true, retry: vi.fn() });
const asking = () => ({ ...page().consent, isAsking: true });

const show = (
  some: Partial<PurchasePage>,
  lazy: typeof here | ReturnType<typeof lost> = here,
  needsParts = false,
) =>
  render(
    <HostProvider value={fakeHost(nothing, nothing)}>
      <UiProvider theme="gold">
        <PurchaseScreen page={page({ packageList: ready(), ...some })} lazy={lazy} needsParts={needsParts}>
          {(scene) => {
            if (scene.failed) return <output>{scene.failed.packageList.status}</output>;
            return <output>{scene.ready ? `ready${scene.page.isBusy ? ', busy' : ''}` : 'loading'}</output>;
          }}
        </PurchaseScreen>
      </UiProvider>
    </HostProvider>,
  );

const missingWallet = '使用支付宝？请在浏览器打开';
const noPaymentMethod = { kind: 'scan', link: 'https://a.test/' } as const;

test.each<[string, Partial<PurchasePage>, typeof here | ReturnType<typeof lost>, string]>([
  ['packages', {}, coming, 'ready'],
  ['packages that load', { packageList: { status: 'loading' } }, here, 'loading'],
  ['packages whose payment methods are not known', { choices: [] }, here, 'loading'],
  ['a package for nothing', { choices: [], packageList: ready({ price: 0 }) }, coming, 'ready'],
  ['an unfinished purchase, without its chunk', { pending }, coming, 'loading'],
  ['an unfinished purchase', { pending }, here, 'ready'],
  ['a missing wallet, without its chunk', { missingWallet }, coming, 'loading'],
  ['a missing wallet', { missingWallet }, here, 'ready'],
  ['no payment method, without its chunk', { choices: [], noPaymentMethod }, coming, 'loading'],
  ['no payment method', { choices: [], noPaymentMethod }, here, 'ready'],
  ['an empty list', { packageList: { status: 'empty', retry: vi.fn() } }, here, 'empty'],
  [
    'an empty list, without its chunk',
    { packageList: { status: 'empty', retry: vi.fn() } },
    coming,
    'loading',
  ],
  ['a dialog whose chunk is loading', { consent: asking() }, coming, 'ready, busy'],
])('%s', (_, some, lazy, expected) => {
  show(some, lazy);
  expect(document.querySelector('output')?.textContent).toBe(expected);
});

test.each<[string, Partial<PurchasePage>, boolean]>([
  ['nothing', {}, false],
  ['packages that load over the same network', { packageList: { status: 'loading' } }, true],
  ['a missing wallet', { missingWallet }, true],
  ['no payment method', { choices: [], noPaymentMethod }, true],
  ['an unfinished purchase', { pending }, true],
  ['a notice', { notice: { kind: 'cancelled' } }, true],
  ['the sheet for consent', { consent: asking() }, true],
])('without its chunk, %s of it is reported with a retry: %s', (_, some, isReported) => {
  show(some, lost());
  expect(allByRole('alert')).toHaveLength(isReported ? 1 : 0);
});

test('a chunk that the page itself needs is reported, too', () => {
  show({}, lost(), true);
  expect(byRole('alert').textContent).toContain('页面加载失败');
});
