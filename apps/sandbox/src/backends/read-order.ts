import { Order } from '@vip/api/schema';
import type { Handler } from 'hono';
import type { Backend } from '../catalogue/item.ts';
import { answer } from '../contract/answer.ts';
import { presentOrder } from '../orders/order-row.ts';
import { readableOrder } from '../orders/read-order.ts';
import { resultTokenOf } from '../orders/result-token.ts';
import { latestInstruction } from '../orders/trade.ts';
import type { RequestEnv, World } from '../world.ts';

/** GET …/order(s)/{id}: one order, for its owner or the holder of its result token. */
export const readOrder =
  (world: World, backends: readonly Backend[]): Handler<RequestEnv> =>
  (c) => {
    const { order, hasResultToken } = readableOrder(world, c, c.req.param('id') ?? '', backends);
    return answer(
      world,
      c,
      Order,
      presentOrder(order, {
        resultToken: hasResultToken ? null : resultTokenOf(world, order.id),
        pay: latestInstruction(world, order.id),
      }),
    );
  };
