import { describe, expect, it } from 'vitest';
import type { Intent, PendingPurchase } from '../contract.ts';
import { writePending } from '../pending/pending-store.ts';
import { anIntent, anOrder, aPending } from '../test-support/samples.test-support.ts';
import { createWorld } from '../test-support/world.test-support.ts';
import { storedPurchases } from './stored-purchases.ts';

/** What `user` finds in tab1 of what is stored, the oldest first. */
function stored(pendings: PendingPurchase[], user = 'u1') {
  const { ports } = createWorld({}, { user });
  for (const pending of pendings) writePending(ports.storage, 'main', pending, ports.clock.now());
  return storedPurchases(ports, 'tab1');
}
const by = (user: string) => aPending({ intent: anIntent({ user }) });

describe('the purchase that a tap continues', () => {
  it.each<[string, Partial<Intent>]>([
    ['another package', { packageId: 'p90' }],
    ['another price', { price: 9800 }],
    ['another detail', { detail: { address: 'b' } }],
    ['a detail more', { detail: { address: 'a', link: 'f1' } }],
  ])('is a new one for %s', (_, some) => {
    const pending = aPending({ intent: anIntent({ detail: { address: 'a' } }) });
    const { match } = stored([pending]);
    expect(match(anIntent({ detail: { address: 'a' } })).same?.key).toBe('pi_1');
    expect(match(anIntent({ detail: { address: 'a' }, ...some })).same).toBeNull();
  });

  it('is the stored one for another wallet, which is used then', () => {
    const { same } = stored([aPending({ isDismissed: true })]).match(anIntent({ payType: 'alipay' }));
    expect(same).toMatchObject({ key: 'pi_1', intent: { payType: 'alipay' }, isDismissed: false });
  });

  it('is a free one without an answer at any price, with what was agreed for it', () => {
    const free = aPending({ order: null, launchedAt: null, intent: anIntent({ price: 0 }) });
    const { match } = stored([free]);
    expect(match(anIntent({ price: 5800 })).same).toMatchObject({ key: 'pi_1', intent: free.intent });
    expect(match(anIntent({ price: 5800, packageId: 'p90' }))).toMatchObject({ same: null, replaced: [] });
  });

  it('is found by amount and package of its order, if it has one', () => {
    const package_ = { id: 'p90', name: '季度会员', level: '1' };
    const { match } = stored([aPending({ order: anOrder({ amount: 9800, package: package_ }) })]);
    expect(match(anIntent()).same).toBeNull();
    expect(match(anIntent({ price: 9800 })).same).toBeNull();
    expect(match(anIntent({ price: 9800, packageId: 'p90' })).same?.key).toBe('pi_1');
  });

  it.each<[string, PendingPurchase, string]>([
    ['of another user', by('u2'), 'u1'],
    ['of another user, after a logout', by('u2'), ''],
    ['of an anonymous user in another tab', by(''), ''],
    ['of an anonymous user of this tab who has logged in since', { ...by(''), tab: 'tab1' }, 'u1'],
    ['of other order calls', aPending({ family: 'main.activity' }), 'u1'],
    ['that is paid', aPending({ order: anOrder({ status: 'paid' }) }), 'u1'],
  ])('is never a purchase %s', (_, pending, user) => {
    expect(stored([pending], user).match(anIntent({ user })).same).toBeNull();
  });

  it('may be that of an anonymous user in this tab', () => {
    const pending = { ...by(''), tab: 'tab1' };
    expect(stored([pending], '').match(anIntent({ user: '' })).same?.key).toBe('pi_1');
  });

  it('replaces purchases without an opened wallet, and none that may be paid', () => {
    const free = anOrder({ id: 'o3', amount: 0, status: 'paid' });
    const { match } = stored([
      aPending({ key: 'launched' }),
      aPending({ key: 'free', order: free, launchedAt: null }),
      aPending({ key: 'repriced', launchedAt: null }),
      aPending({ key: 'never answered', order: null, launchedAt: null }),
      { ...by('u2'), key: 'of another user', launchedAt: null },
      aPending({ key: 'of other order calls', family: 'main.activity', launchedAt: null }),
    ]);
    expect(match(anIntent({ packageId: 'p90' })).replaced).toEqual(['never answered', 'repriced']);
  });
});

describe('the orders that are queried before a new one', () => {
  const asked = (pendings: PendingPurchase[], user?: string) =>
    stored(pendings, user)
      .open()
      .map(({ purchase, isOwn }) => [purchase.key, isOwn ? 'own' : 'unsure']);

  it('are those with an opened wallet, of any page of the brand, and those that are paid without a wallet', () => {
    expect(
      asked([
        aPending({ key: 'launched' }),
        aPending({ key: 'of other order calls', family: 'main.activity' }),
        aPending({ key: 'free', order: anOrder({ status: 'paid' }), launchedAt: null }),
        aPending({ key: 'repriced', launchedAt: null }),
        aPending({ key: 'never answered', order: null, launchedAt: null }),
      ]),
    ).toEqual([
      ['free', 'own'],
      ['of other order calls', 'own'],
      ['launched', 'own'],
    ]);
  });

  it('are own or unsure, never another user’s', () => {
    expect(asked([by('u1')])).toEqual([['pi_1', 'own']]);
    expect(asked([by('u2')])).toEqual([]);
    expect(asked([by('u2')], '')).toEqual([['pi_1', 'unsure']]);
    expect(asked([by('')])).toEqual([['pi_1', 'unsure']]);
    expect(asked([by('')], '')).toEqual([['pi_1', 'unsure']]);
    expect(asked([{ ...by(''), tab: 'tab1' }])).toEqual([['pi_1', 'own']]);
  });
});

it('offers the newest purchase whose request was never answered to its buyer', () => {
  const unanswered = { order: null, launchedAt: null };
  const pendings = [
    aPending({ ...unanswered, key: 'older' }),
    aPending({ ...unanswered, key: 'newer' }),
    aPending({ ...unanswered, key: 'other calls', family: 'main.activity' }),
    { ...aPending({ ...unanswered, key: 'anonymous', intent: anIntent({ user: '' }) }), tab: 'tab1' },
    aPending({ key: 'launched' }),
  ];
  expect(stored(pendings).neverAnswered()?.purchase.key).toBe('newer');
  expect(stored(pendings, '').neverAnswered()?.purchase.key).toBe('anonymous');
  expect(stored(pendings, 'u2').neverAnswered()).toBeNull();
});
