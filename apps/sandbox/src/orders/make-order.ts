import type { OrderPayload } from '@vip/api/schema';
import type { Buyer } from '../accounts/buyer.ts';
import { type Addresses, fillReturn } from '../addresses.ts';
import type { Backend } from '../catalogue/item.ts';
import { chinaTime, MINUTE } from '../clock.ts';
import type { Fault, Misbehaviour } from '../faults/fault.ts';
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
  /** The fault of this kind that is on for the request, counted as used. */
  misbehave(kind: Misbehaviour): Fault | undefined;
}

/** The default of the fault `other_amount`, fen. */
const OTHER_AMOUNT = 2000;

/** The goods of the order: the requested ones, unless a fault changes package or amount. */
function orderedGoods(request: OrderRequest, asked: Goods): Goods {
  const goods = request.misbehave('other_package') ? { ...asked, ...request.other() } : asked;
  const fault = request.misbehave('other_amount');
  return fault ? { ...goods, amount: Math.max(0, goods.amount + (fault.by_fen ?? OTHER_AMOUNT)) } : goods;
}

/** Closes the buyer's other unpaid orders of the group. `known` has the same key and is kept. */
function closeOthers(world: World, request: OrderRequest, known: OrderRow | undefined): void {
  const others = otherUnpaid(world, request.buyer.scope, request.saleGroup).filter(
    ({ id }) => id !== known?.id,
  );
  if (others.length === 0 || request.misbehave('blind_close')) return;
  others.forEach((order) => closeOrder(world, order));
}

function insertOrder(world: World, request: OrderRequest, goods: Goods, isKeyUsed: boolean): OrderRow {
  const { payload } = request;
  const now = world.clock.now();
  const id = shortId('o');
  world.db.run(
    `INSERT INTO orders (id, number, backend, sale_group, buyer, idempotency_key, asked_package_id, package_id, package_name,
       level, days, shown_price, amount, credit, status, pay_type, client, um, return_url, consents, address, fid,
       openid, created_at, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'created', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    id,
    nextOrderNumber(world),
    request.backend,
    request.saleGroup,
    request.buyer.scope,
    // No key has a space in it, so a second order of a key is never found by one.
    isKeyUsed ? `${request.key} ${id}` : request.key,
    request.packageId,
    goods.packageId,
    goods.packageName,
    goods.level,
    goods.days,
    payload.price,
    goods.amount,
    goods.credit,
    payload.payType,
    payload.client,
    payload.um || '-',
    payload.returnUrl,
    JSON.stringify(payload.consents),
    payload.address ? JSON.stringify(payload.address) : null,
    payload.fid ?? null,
    request.openid,
    now,
    now + ORDER_MS,
  );
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
