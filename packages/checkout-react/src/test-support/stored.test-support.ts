import type { PendingPurchase } from '@vip/checkout';
import type { Host } from '@vip/host';
import { order, setup } from './samples.test-support.ts';

interface StoredFacts extends Partial<Omit<PendingPurchase, 'intent'>> {
  user?: string;
  price?: number;
  packageId?: string;
}

/** A purchase whose wallet was opened, as an earlier visit stored it. */
export function stored({
  user = '7',
  price = 16800,
  packageId = '2',
  ...facts
}: StoredFacts = {}): PendingPurchase {
  const { family, reads, resultTemplate } = setup;
  return {
    family,
    reads,
    resultTemplate,
    key: 'pi_1',
    intent: {
      packageId,
      packageName: '年度会员',
      level: '1',
      price,
      payType: 'wechat',
      consents: [],
      user,
    },
    order: order({
      number: '26031810247715',
      package: { id: packageId, name: '年度会员', level: '1' },
      amount: price,
      pay: null,
    }),
    resultToken: 'rt',
    launchedAt: Date.now() - 60_000,
    startedAt: Date.now() - 61_000,
    tab: 'tab-0',
    ...facts,
  };
}

/** Stores it in the host. */
export const storePurchase = ({ storage }: Host, facts: StoredFacts = {}) =>
  storage.local.set(`checkout.${setup.scope}.purchases`, JSON.stringify([stored(facts)]));
