import { ApiError, type ApiErrorCode, type Order, type OrderStatus } from '@vip/api';
import type { Intent } from '../contract.ts';
import { anOrder } from './samples.test-support.ts';

/** What the next answer is: the truth, an error before anything was done, or an answer lost on the way back. */
export type Answer = 'ok' | 'lost' | 'bad code' | ApiErrorCode;

interface Waiting {
  carryOut(): Order;
  resolve(order: Order): void;
  reject(error: ApiError): void;
}

/** A backend whose answers come when the test says so. */
export class FakeServer {
  readonly orders = new Map<string, Order>();
  readonly creates: { key: string; intent: Intent }[] = [];
  readonly reads: string[] = [];
  readonly again: string[] = [];
  /** What came as the code of the payer, for orders and for paying again. */
  readonly codes: (string | undefined)[] = [];
  readonly keys = new Map<string, string>();
  /** What a new order looks like. */
  make: Partial<Order> = {};
  private readonly waiting: Waiting[] = [];

  createOrder = (intent: Intent, key: string, code?: string): Promise<Order> => {
    this.creates.push({ key, intent });
    this.codes.push(code);
    return this.later(() => {
      const known = this.keys.get(key);
      if (known) return this.order(known);
      const id = `o${this.keys.size + 1}`;
      const pack = { id: intent.packageId, name: intent.packageName, level: intent.level };
      this.orders.forEach((old) => isOpen(old) && this.set(old.id, 'closed'));
      this.orders.set(
        id,
        anOrder({ id, resultToken: `rt_${id}`, package: pack, amount: intent.price, ...this.make }),
      );
      this.keys.set(key, id);
      return this.order(id);
    });
  };

  getOrder = ({ id }: { id: string }): Promise<Order> => {
    this.reads.push(id);
    return this.later(() => this.order(id));
  };

  payAgain = (id: string, code?: string): Promise<Order> => {
    this.again.push(id);
    this.codes.push(code);
    return this.later(() => this.order(id));
  };

  order(id: string): Order {
    const order = this.orders.get(id);
    if (!order) throw new ApiError('not_found');
    return isOpen(order) ? order : { ...order, pay: null };
  }

  set(id: string, status: OrderStatus): void {
    this.orders.set(id, { ...this.order(id), status });
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

const isOpen = ({ status }: Order) => status === 'created' || status === 'paying';
