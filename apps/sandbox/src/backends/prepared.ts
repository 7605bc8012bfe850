import { type Address, PreparedOrder } from '@vip/api/schema';
import { Hono } from 'hono';
import { sessionUser } from '../accounts/sessions.ts';
import type { Addresses } from '../addresses.ts';
import { otherChoice, PREPARED, type Prepared, type PreparedChoice } from '../catalogue/prepared.ts';
import { isoTime } from '../clock.ts';
import { answer } from '../contract/answer.ts';
import { stockOf } from '../orders/order-status.ts';
import { pictureUrl } from '../pictures/drawing.ts';
import { badField, notFound, Refusal } from '../refusal.ts';
import type { RequestEnv, World } from '../world.ts';
import { placeOrder } from './place-order.ts';

const saleGroupOf = (prepared: Prepared) => `prepared:${prepared.id}`;

/**
 * Relative to the real day, or to an earlier one if the clock was set back: an old database still has goods to sell, and a
 * clock that is set ahead passes the end.
 */
const endOf = ({ clock }: World, prepared: Prepared) =>
  prepared.expiresAt(clock.now() - Math.max(0, clock.offset()));

function statusOf(world: World, prepared: Prepared): PreparedOrder['status'] {
  const isPaid =
    prepared.isForOne &&
    world.db.get("SELECT 1 FROM orders WHERE sale_group = ? AND status = 'paid'", saleGroupOf(prepared)) !==
      undefined;
  if (isPaid) return 'ordered';
  return endOf(world, prepared) > world.clock.now() ? 'open' : 'expired';
}

/** Fen: the price that was set, else the prepared one. */
const priceOf = ({ prices }: World, { pid, price }: PreparedChoice) => prices.of(pid) ?? price;

function present(world: World, prepared: Prepared, addresses: Addresses): PreparedOrder {
  return {
    id: prepared.id,
    title: prepared.title,
    pictures: prepared.pictures.map((name) => pictureUrl(addresses, name)),
    description: prepared.description,
    options: prepared.choices.map((choice) => {
      const price = priceOf(world, choice);
      return {
        pid: choice.pid,
        name: choice.name,
        price,
        originalPrice: Math.max(choice.originalPrice, price),
        stock: stockOf(world, choice.pid) ?? 0,
      };
    }),
    ships: prepared.ships,
    expiresAt: isoTime(endOf(world, prepared)),
    status: statusOf(world, prepared),
  };
}

function find(id: string | undefined): Prepared {
  const prepared = PREPARED.find((one) => one.id === id);
  if (!prepared) throw notFound();
  return prepared;
}

const goodsOf = ({ pid, orderName, level, days }: PreparedChoice) => ({
  packageId: pid,
  packageName: orderName,
  level,
  days,
});

/** Regions without delivery. */
const OUT_OF_REACH = ['台湾省', '香港特别行政区', '澳门特别行政区'];

/** Throws `Refusal('invalid')` if the address is missing or out of reach. */
function checkDelivery(address: Address | undefined): void {
  if (!address) throw badField('address', '请填写收货地址');
  if (OUT_OF_REACH.includes(address.province))
    throw badField('address.province', '该地址暂不支持配送，请修改');
}

/** Calls for orders that customer service prepared: reading one, and buying one of its options. */
export function preparedCalls(world: World): Hono<RequestEnv> {
  const calls = new Hono<RequestEnv>();

  calls.get('/web/adminOrder/detail/:id', (c) => {
    sessionUser(world, c);
    const prepared = find(c.req.param('id'));
    return answer(world, c, PreparedOrder, present(world, prepared, world.addresses(c.req.url)));
  });

  calls.post('/web/adminOrder/buy/:id', (c) =>
    placeOrder(world, c, (payload) => {
      const prepared = find(c.req.param('id'));
      const choice = prepared.choices.find(({ pid }) => pid === payload.pid);
      if (!choice) throw badField('pid', '请选择款式');
      return {
        backend: 'main',
        saleGroup: saleGroupOf(prepared),
        packageId: choice.pid,
        // Only a new order is checked: a repeated key alone identifies the order.
        price() {
          if (prepared.ships) checkDelivery(payload.address);
          if (statusOf(world, prepared) !== 'open') throw new Refusal('conflict', '这份订单已经不能购买了');
          return { ...goodsOf(choice), amount: priceOf(world, choice), credit: 0 };
        },
        other: () => goodsOf(otherChoice(choice)),
      };
    }),
  );

  return calls;
}
