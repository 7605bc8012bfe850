import { ApiError, type ApiErrorCode, type Order, type OrderStatus } from '@vip/api';
import type { Intent } from '../contract.ts';
import { anOrder } from './samples.test-support.ts';

/** The next answer: the real one, an error before anything was done, or an answer that is lost on the network. */
export type Answer = 'ok' | 'lost' | 'bad code' | 'price changed' | ApiErrorCode;

interface Waiting {
  carryOut(): Order;
  resolve(order: Order): void;
  reject(error: ApiError): void;
}

/** A backend that answers when a test lets it. */
export class FakeServer {
  readonly orders = new Map<string, Order>();
  readonly creates: { key: string; intent: Intent }[] = [];
  readonly reads: string[] = [];
  readonly again: string[] = [];
  /** What came as the code of the payer, for orders and for paying again. */
  readonly codes: (string | undefined)[] = [];
  readonly keys = new Map<string, string>();
  /** Ids of orders that were paid, once for each charge. */
  readonly charges: string[] = [];
  /** Fields of a new order that differ from the request. */
  make: Partial<Order> = {};
  /** Fen by package; where it has none, an order costs what was shown. */
  readonly prices = new Map<string, number>();
  /** Whether an order at another price than was shown is refused. */
  refusesPrices = false;
  /** False for a backend that knows no keys. */
  hasKeys = true;
  /** Whether a repeated key answers with its own order. */
  honoursKeys = true;
  /** Whether an open order is read with an instruction to pay it. */
  readsPay = true;
  /** Called when an order was made. */
  onMake = (_order: Order, _intent: Intent, _key: string): void => undefined;
  /** Whether a new order closes the older ones. */
  closesOlder = true;
  private readonly waiting: Waiting[] = [];

  createOrder = (intent: Intent, key: string, code?: string): Promise<Order> => {
    this.creates.push({ key, intent });
    this.codes.push(code);
    return this.later(() => {
      const known = this.keys.get(key);
      if (known && this.hasKeys && this.honoursKeys) return this.order(known);
      const price = this.prices.get(intent.packageId) ?? intent.price;
      if (this.refusesPrices && price !== intent.price) throw priceChanged();
      const id = `o${this.orders.size + 1}`;
      const pack = { id: intent.packageId, name: intent.packageName, level: intent.level };
      if (this.closesOlder) this.orders.forEach((old) => isOpen(old) && this.set(old.id, 'closed'));
      const pay = { kind: 'jsapi', params: { package: `prepay_id=${id}` } } as const;
      const made = { id, resultToken: `rt_${id}`, package: pack, amount: price, pay };
      this.orders.set(id, anOrder({ ...made, ...this.make }));
      this.keys.set(key, id);
      this.onMake(this.order(id), intent, key);
      return this.order(id);
    });
  };

  getOrder = ({ id }: { id: string }): Promise<Order> => {
    this.reads.push(id);
    return this.later(() => (this.readsPay ? this.order(id) : { ...this.order(id), pay: null }));
  };

  payAgain = (id: string, code?: string): Promise<Order> => {
    this.again.push(id);
    this.codes.push(code);
    return this.later(() => this.order(id));
  };

  order(id: string): Order {
    const order = this.orders.get(id);
    if (!order) throw new ApiError('not_found', { status: 404, serverCode: 'not_found' });
    return isOpen(order) ? order : { ...order, pay: null };
  }

  set(id: string, status: OrderStatus): void {
    this.orders.set(id, { ...this.order(id), status });
  }

  /** The wallet's payment; false where the order takes none any more. */
  charge(id: string): boolean {
    if (!isOpen(this.order(id))) return false;
    this.set(id, 'paid');
    this.charges.push(id);
    return true;
  }

  /** Questions without an answer yet. */
  pending(): number {
    return this.waiting.length;
  }

  /** Answers the oldest question. */
  answer(how: Answer = 'ok'): void {
    const next = this.waiting.shift();
    if (!next) return;
    if (how === 'bad code')
      return next.reject(new ApiError('invalid', { fields: { code: '微信授权已失效' } }));
    if (how === 'price changed') return next.reject(priceChanged());
    if (how !== 'ok' && how !== 'lost') return next.reject(new ApiError(how));
    try {
      const order = next.carryOut();
      if (how === 'lost') next.reject(new ApiError('network'));
      else next.resolve(order);
    } catch (error) {
      next.reject(error as ApiError);
    }
  }

  private later(carryOut: () => Order): Promise<Order> {
    return new Promise((resolve, reject) => this.waiting.push({ carryOut, resolve, reject }));
  }
}

const priceChanged = () => new ApiError('conflict', { status: 409, serverCode: 'price_changed' });

const isOpen = ({ status }: Order) => status === 'created' || status === 'paying';
