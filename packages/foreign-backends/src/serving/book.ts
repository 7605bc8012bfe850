import type { ForeignOrder, ForeignState } from '../control.ts';

/** An order in a shop's books, with what its pages need besides. */
export interface BookOrder extends ForeignOrder {
  level: string;
  /** ms since 1970 */
  createdAt: number;
  paidAt: number | null;
  payType: 'wechat' | 'alipay';
  um: string;
}

/** Orders and the wallet's ledger of one shop. */
export interface Book {
  orders: BookOrder[];
  ledger: { orderNumber: string; kind: 'charge' | 'refund'; amount: number }[];
  sms: { phone: string; code: string }[];
  /** An order of 0 fen is paid at once, without a charge. */
  add(order: Omit<BookOrder, 'id' | 'number' | 'status' | 'createdAt' | 'paidAt'>): BookOrder;
  byId(id: string): BookOrder | undefined;
  pay(number: string): void;
  refund(number: string): void;
  close(number: string): void;
  reset(): void;
  state(): Omit<ForeignState, 'requests'>;
}

/**
 * `firstId`: of the orders; `numberOf` makes the number that customer service asks for. With `paysClosed` a payment of an
 * order that was closed meanwhile is taken.
 */
export function openBook(
  firstId: number,
  numberOf: (id: number) => string,
  { paysClosed = false }: { paysClosed?: boolean } = {},
): Book {
  const orders: BookOrder[] = [];
  const ledger: Book['ledger'] = [];
  const sms: Book['sms'] = [];
  const find = (number: string, ...[status, other]: BookOrder['status'][]): BookOrder => {
    const order = orders.find((each) => each.number === number);
    if (!order) throw new Error(`no order ${number}`);
    if (order.status !== status && order.status !== other)
      throw new Error(`order ${number} is ${order.status}, not ${status}`);
    return order;
  };
  const book: Book = {
    orders,
    ledger,
    sms,
    add(given) {
      const id = firstId + orders.length;
      const isFree = given.amount === 0;
      const order: BookOrder = {
        ...given,
        id: String(id),
        number: numberOf(id),
        status: isFree ? 'paid' : 'unpaid',
        createdAt: Date.now(),
        paidAt: isFree ? Date.now() : null,
      };
      orders.push(order);
      return order;
    },
    byId: (id) => orders.find((each) => each.id === id),
    pay(number) {
      const order = paysClosed ? find(number, 'unpaid', 'closed') : find(number, 'unpaid');
      order.status = 'paid';
      order.paidAt = Date.now();
      ledger.push({ orderNumber: number, kind: 'charge', amount: order.amount });
    },
    refund(number) {
      const order = find(number, 'paid');
      order.status = 'refunded';
      ledger.push({ orderNumber: number, kind: 'refund', amount: order.amount });
    },
    close: (number) => {
      find(number, 'unpaid').status = 'closed';
    },
    reset() {
      orders.length = 0;
      ledger.length = 0;
      sms.length = 0;
    },
    state: () => ({
      orders: orders.map(({ id, number, status, amount, packageId, packageName, userId, address }) => ({
        id,
        number,
        status,
        amount,
        packageId,
        packageName,
        userId,
        address,
      })),
      ledger: [...ledger],
      sms: [...sms],
    }),
  };
  return book;
}
