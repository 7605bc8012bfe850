import type { Book } from '../serving/book.ts';
import type { Prices } from '../serving/prices.ts';
import type { Route } from '../serving/serve.ts';
import { fieldOf, yuanNumber } from '../serving/text.ts';
import { badArgument, badValue, bodyInteger, ENVELOPE, fail, integer, ok, serious } from './answers.ts';
import { productIdOf } from './goods.ts';
import type { Sessions } from './login.ts';
import { GOODS, type Goods } from './shop.ts';

interface Cart {
  userId: string;
  goods: Goods;
  number: number;
}

export interface Carts {
  routes: readonly Route[];
  reset(): void;
}

/** Freight is free from this amount on, fen: `litemall_express_freight_min`. */
const FREE_FREIGHT = 8800;

interface Shop {
  book: Book;
  prices: Prices;
  /** fen, below 88 yuan */
  freight: number;
}

/** WxCartController, and the submission of a cart in WxOrderController. */
export function openCarts({ needsUser }: Sessions, { book, prices, freight }: Shop): Carts {
  const carts = new Map<number, Cart>();
  let nextCart = 101;
  // A cart has the price of its goods also once that has changed: AdminGoodsService.update writes it into every cart.
  const amountOf = (cart: Cart) => {
    const goods = prices.of(cart.goods) * cart.number;
    return { goods, freight: goods < FREE_FREIGHT ? freight : 0 };
  };
  const routes: Route[] = [
    {
      name: 'POST /wx/cart/fastadd',
      fields: ['data', 'errno'],
      money: [],
      answer: needsUser((user, { body }) => {
        const [goodsId, productId, number] = ['goodsId', 'productId', 'number'].map((name) =>
          bodyInteger(body, name),
        );
        if (goodsId === undefined || productId === undefined || number === undefined || number <= 0)
          return badArgument();
        const goods = GOODS.find(({ id }) => id === goodsId);
        if (!goods) return fail(710, '商品已下架');
        if (productIdOf(goods) !== productId || number > goods.stock) return fail(711, '库存不足');
        const [known] = [...carts].find(
          ([, cart]) => cart.userId === user.id && cart.goods.id === goodsId,
        ) ?? [nextCart++];
        carts.set(known, { userId: user.id, goods, number });
        return ok(known);
      }),
    },
    {
      name: 'GET /wx/cart/checkout',
      fields: ['data.addressId', 'data.actualPrice', 'data.cartId', ...ENVELOPE],
      money: ['data.actualPrice', 'data.orderTotalPrice', 'data.goodsTotalPrice', 'data.freightPrice'],
      answer: needsUser((user, { query }) => {
        const cart = carts.get(integer(query, 'cartId') ?? 0);
        if (cart?.userId !== user.id) return badValue();
        const amount = amountOf(cart);
        return ok({
          addressId: user.addressId,
          couponId: -1,
          userCouponId: -1,
          cartId: integer(query, 'cartId'),
          grouponRulesId: 0,
          grouponPrice: 0,
          checkedAddress: { id: user.addressId },
          availableCouponLength: 0,
          goodsTotalPrice: yuanNumber(amount.goods),
          freightPrice: yuanNumber(amount.freight),
          couponPrice: 0,
          orderTotalPrice: yuanNumber(amount.goods + amount.freight),
          actualPrice: yuanNumber(amount.goods + amount.freight),
          checkedGoodsList: [],
        });
      }),
    },
    {
      name: 'POST /wx/order/submit',
      fields: ['data.orderId', 'data.payed', ...ENVELOPE],
      money: [],
      // WxOrderService.submit takes no price: the order costs what its cart costs by then.
      answer: needsUser((user, { body }) => {
        const [cartId, addressId, couponId] = ['cartId', 'addressId', 'couponId'].map((name) =>
          bodyInteger(body, name),
        );
        if (cartId === undefined || addressId === undefined || couponId === undefined) return badArgument();
        if (addressId === 0 || addressId !== user.addressId) return badArgument();
        const cart = carts.get(cartId);
        if (!cart) return serious();
        carts.delete(cartId);
        const amount = amountOf(cart);
        const order = book.add({
          amount: amount.goods + amount.freight,
          packageId: String(cart.goods.id),
          packageName: cart.goods.name,
          userId: user.id,
          level: '',
          payType: 'wechat',
          um: String(fieldOf(body, 'message') ?? ''),
          address: { id: addressId },
        });
        return ok({ orderId: Number(order.id), payed: order.status === 'paid', grouponLinkId: 0 });
      }),
    },
  ];
  return { routes, reset: () => carts.clear() };
}
