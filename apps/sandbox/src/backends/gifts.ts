import type { Welfare } from '@vip/api/schema';
import type { Buyer } from '../accounts/buyer.ts';
import { findItem } from '../catalogue/catalogue.ts';
import type { Backend, Item } from '../catalogue/item.ts';
import { offer } from '../catalogue/offer.ts';
import { GIFTS } from '../catalogue/welfare.ts';
import { isoTimeOrNull } from '../clock.ts';
import { badField, Refusal } from '../refusal.ts';
import type { World } from '../world.ts';

/** When the buyer claimed it (ms), or null: a gift is claimed by a paid order of its package. */
function claimedAt(world: World, buyer: Buyer, packageId: string): number | null {
  const row = world.db.get<{ paid_at: number }>(
    "SELECT paid_at FROM orders WHERE buyer = ? AND package_id = ? AND status = 'paid' LIMIT 1",
    buyer.scope,
    packageId,
  );
  return row?.paid_at ?? null;
}

/** A brand's gifts as one buyer sees them. */
export function giftsFor(world: World, backend: Backend, buyer: Buyer): Welfare[] {
  const now = world.clock.now();
  return GIFTS.flatMap(({ id, packageId, name, description, expiresAt }) => {
    const item = findItem(backend, packageId);
    if (!item) return [];
    return {
      id,
      name,
      description,
      package: offer(item, null, now, world.prices),
      claimedAt: isoTimeOrNull(claimedAt(world, buyer, packageId)),
      expiresAt: isoTimeOrNull(expiresAt?.(now) ?? null),
    };
  });
}

/** Refuses a gift that is over, was claimed already, or that an anonymous user asks for. */
export function checkGift(world: World, item: Item, buyer: Buyer): void {
  const gift = GIFTS.find(({ packageId }) => packageId === item.id);
  const now = world.clock.now();
  if (buyer.scope.startsWith('key:')) throw badField('user_id', '请先登录再领取');
  if (claimedAt(world, buyer, item.id) !== null) throw new Refusal('conflict', '这份福利已经领过了');
  if ((gift?.expiresAt?.(now) ?? Infinity) <= now) throw new Refusal('conflict', '这份福利已经过期了');
}
