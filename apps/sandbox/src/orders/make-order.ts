import type { OrderPayload } from '@vip/api/schema';
import type { Buyer } from '../accounts/buyer.ts';
import { type Addresses, fillReturn } from '../addresses.ts';
import type { Backend } from '../catalogue/item.ts';
import { chinaTime, MINUTE } from '../clock.ts';
import type { Misbehaviour } from '../faults/fault.ts';
import { shortId } from '../random.ts';
import { priceChanged, Refusal } from '../refusal.ts';
import type { World } from '../world.ts';
import { type OrderRow, requireOrder } from './order-row.ts';
import { closeOrder, markPaid, otherUnpaid, takeStock } from './order-status.ts';

/** An order that is not paid by then is closed. */
const ORDER_MS = 15 * MINUTE;

/** The package fields of an order. */
export interface PackageInOrder {
  packageId: string;
  packageName: string;
  level: string;
  days: number | null;
}

/** The ordered package at the buyer's price. Amounts in fen. */
export interface Goods extends PackageInOrder {
  amount: number;
  credit: number;
}

export interface OrderRequest {
  backend: Backend;
  /** Unpaid orders of the buyer in the same group are closed. */
  saleGroup: string;
  /** The package that was asked for. */
  packageId: string;
  buyer: Buyer;
  key: string;
  payload: OrderPayload;
  /** The payer's openid in WeChat; null without a code. */
  openid: string | null;
  addresses: Addresses;
  /** The base of a root-relative return address. */
  siteOrigin: string;
  /** Called only for a new order; throws the refusal if it may not be bought. */
  price(): Goods;
  /** Another package than the one that was asked for, for the fault `other_package`. */
  other(): PackageInOrder;
  /** Whether the fault of this kind is on for the request; it is counted as used. */
  misbehave(kind: Misbehaviour): boolean;
}

/** What the fault `other_amount` adds, fen. */
const OTHER_AMOUNT = 2000;

/** The goods of the order: the requested ones, unless a fault changes package or amount. */
function orderedGoods(request: OrderRequest, asked: Goods): Goods {
  const goods = request.misbehave('other_package') ? { ...asked, ...request.other() } : asked;
  return request.misbehave('other_amount') ? { ...goods, amount: goods.amount + OTHER_AMOUNT } : goods;
}

/** Closes the buyer's other unpaid orders of the group. `known` has the same key and is kept. */
function closeOthers(world: World, { buyer, saleGroup }: OrderRequest, known: OrderRow | undefined): void {
  for (const order of otherUnpaid(world, buyer.scope, saleGroup))
    if (order.id !== known?.id) closeOrder(world, order);
}

function insertOrder(world: World, request: OrderRequest, goods: Goods, isKeyUsed: boolean): OrderRow {
  const { payload } = request;
  const now = world.clock.now();
  const id = shortId('o');
  world.db.insert('orders', {
    id,
    number: nextOrderNumber(world),
    backend: request.backend,
    sale_group: request.saleGroup,
    buyer: request.buyer.scope,
    // No key has a space in it, so a second order of a key is never found by one.
    idempotency_key: isKeyUsed ? `${request.key} ${id}` : request.key,
    asked_package_id: request.packageId,
    package_id: goods.packageId,
    package_name: goods.packageName,
    level: goods.level,
    days: goods.days,
    shown_price: payload.price,
    amount: goods.amount,
    credit: goods.credit,
    status: 'created',
    pay_type: payload.payType,
    client: payload.client,
    um: payload.um || '-',
    return_url: payload.returnUrl,
    consents: JSON.stringify(payload.consents),
    address: payload.address ? JSON.stringify(payload.address) : null,
    fid: payload.fid ?? null,
    openid: request.openid,
    created_at: now,
    expires_at: now + ORDER_MS,
  });
  return requireOrder(world, id);
}

function repeatOrder(world: World, known: OrderRow, request: OrderRequest): OrderRow {
  const { address } = request.payload;
  const isElsewhere = address !== undefined && JSON.stringify(address) !== known.address;
  if (known.asked_package_id !== request.packageId || known.backend !== request.backend || isElsewhere) {
    throw new Refusal('conflict', '订单状态已变化，正在刷新');
  }
  return changePayment(world, known, request.payload, request.openid);
}

/** Changes the payment method and environment of an order. */
export function changePayment(
  world: World,
  order: OrderRow,
  payload: Pick<OrderPayload, 'payType' | 'client' | 'returnUrl'>,
  openid: string | null,
): OrderRow {
  world.db.run(
    'UPDATE orders SET pay_type = ?, client = ?, return_url = ?, openid = coalesce(?, openid) WHERE id = ?',
    payload.payType,
    payload.client,
    payload.returnUrl,
    openid,
    order.id,
  );
  return requireOrder(world, order.id);
}

/**
 * Creates an order, or finds this buyer's order with this key. Throws `Refusal('conflict')` when the key
 * was used for another package or address, or the goods are gone, `Refusal('price_changed')` when the amount is not
 * the price that the buyer saw, `Refusal('invalid')` for a return address elsewhere.
 * An order of nothing (0 fen) is paid at once and has no line in the ledger.
 */
export function makeOrder(world: World, request: OrderRequest): OrderRow {
  const { payload, addresses, siteOrigin, buyer } = request;
  fillReturn(payload.returnUrl, { token: '', id: '', um: '', level: '' }, siteOrigin, addresses);
  return world.db.transaction(() => {
    const known = world.db.get<OrderRow>(
      'SELECT * FROM orders WHERE buyer = ? AND idempotency_key = ?',
      buyer.scope,
      request.key,
    );
    if (known && !request.misbehave('ignore_key')) return repeatOrder(world, known, request);
    const asked = request.price();
    if (asked.amount !== payload.price && !request.misbehave('ignore_price')) throw priceChanged();
    closeOthers(world, request, known);
    const goods = orderedGoods(request, asked);
    if (!takeStock(world, goods.packageId)) throw new Refusal('conflict', '这一款刚刚卖完了，请选别的');
    const order = insertOrder(world, request, goods, known !== undefined);
    if (order.amount === 0) markPaid(world, order, world.clock.now());
    world.live.changed();
    return requireOrder(world, order.id);
  });
}

/** The next number of this minute: year, month, day, hour and minute in China, and a counter of four digits. */
export function nextOrderNumber(world: World): string {
  const minute = chinaTime(world.clock.now()).slice(2, 16).replace(/\D/g, '');
  const last = world.db.get<{ number: string }>(
    'SELECT number FROM orders WHERE number LIKE ? ORDER BY number DESC LIMIT 1',
    `${minute}____`,
  );
  const count = last ? Number(last.number.slice(-4)) + 1 : 1;
  return `${minute}${String(count).padStart(4, '0')}`;
}
