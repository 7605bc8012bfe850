import type { Handler } from 'hono';
import { findItem, otherItem } from '../catalogue/catalogue.ts';
import type { Backend } from '../catalogue/item.ts';
import { notFound } from '../refusal.ts';
import type { RequestEnv, World } from '../world.ts';
import { checkGift } from './gifts.ts';
import { goodsOf, placeOrder, priceItem } from './place-order.ts';

/** POST …/packages/{id}/orders[/official]: an order of a package of this backend. */
export const orderItem =
  (world: World, backend: Backend): Handler<RequestEnv> =>
  (c) =>
    placeOrder(world, c, () => {
      const item = findItem(backend, c.req.param('id') ?? '');
      if (!item) throw notFound();
      return {
        backend,
        shelf: item.shelf === 'welfare' ? `gift:${item.id}` : backend,
        packageId: item.id,
        price(buyer) {
          if (item.shelf === 'welfare') checkGift(world, item, buyer);
          return priceItem(world, item, buyer);
        },
        other: () => goodsOf(otherItem(item)),
      };
    });
