import { expect, test } from 'vitest';
import type { PendingPurchase } from '@vip/checkout';
import { order } from '@vip/checkout-react/testing';
import { heldOption } from './held-option.ts';
import { PREPARED_FAMILY, preparedSetup } from '../../shared/orders/prepared-setup.ts';
import { memory } from '../../shared/orders/testing/samples.ts';

const origin = preparedSetup(memory());

function held(changes: Partial<PendingPurchase>, user = '') {
  const { scope, reads, resultTemplate } = origin;
  const purchase: PendingPurchase = {
    family: PREPARED_FAMILY,
    reads,
    resultTemplate,
    key: 'k',
    intent: {
      packageId: 'p1',
      packageName: '墨色礼盒',
      level: '',
      price: 21800,
      payType: 'wechat',
      consents: [],
      user: '',
      detail: { id: '8', fid: 'f1', address: 'm' },
    },
    order,
    resultToken: null,
    launchedAt: null,
    startedAt: Date.now(),
    tab: 't',
    ...changes,
  };
  const local = memory();
  local.set(`checkout.${scope}.purchases`, JSON.stringify([purchase]));
  return heldOption(local, '8', user);
}

test('an unpaid order of this user holds its option', () => {
  expect(held({})).toBe('p1');
});

test.each([
  ['is paid', { order: { ...order, status: 'paid' as const } }],
  ['is closed', { order: { ...order, status: 'closed' as const } }],
  ['was never answered', { order: null }],
  ['is of a package', { family: 'main' }],
])('one that %s holds none', (_name, changes) => {
  expect(held(changes)).toBeNull();
});

test('one of another user holds none', () => {
  expect(held({}, 'u1')).toBeNull();
});
