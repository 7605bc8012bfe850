import { createSandbox, type Sandbox } from '@vip/sandbox';
import type { SetPrice } from '../plan/list-prices.ts';
import type { Fault } from '../plan/plan.ts';
import { createFaults, isOwn } from './own-faults.ts';

export const ORIGIN = 'http://localhost:4173';

export interface ServerRequest {
  method: string;
  /** Path and query. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string | null;
}

export interface ServerAnswer {
  status: number;
  headers: Headers;
  text: string;
}

/** An order as the server stores it. Amounts fen, times ms. */
export interface StoredOrder {
  id: string;
  number: string;
  backend: string;
  /** A new order of a buyer closes the unpaid one of the same group. */
  sale_group: string;
  buyer: string;
  idempotency_key: string;
  package_id: string;
  package_name: string;
  amount: number;
  status: string;
  consents: string;
  created_at: number;
  paid_at: number | null;
}

export interface StoredUser {
  id: string;
  phone: string;
  nickname: string;
  avatar: string;
}

/** A received request and its outcome. */
export interface Arrival {
  request: ServerRequest;
  /** The fault that the network applies to the answer. */
  fault: Fault | null;
  answer: ServerAnswer | null;
  /** The created order. */
  made: StoredOrder | null;
}

export interface Server {
  /** Resets all data and the clock. */
  reset(now: () => number): void;
  addFault(fault: Fault): void;
  heal(): void;
  setPrices(prices: readonly SetPrice[]): void;
  /** The simulated fault for a request, counted as used. */
  faultFor(request: ServerRequest): Fault | null;
  /** Executes a request. */
  carryOut(request: ServerRequest, fault: Fault | null): Promise<Arrival>;
  orders(): StoredOrder[];
  order(id: string): StoredOrder | undefined;
  orderOfTrade(trade: string): StoredOrder | undefined;
  /** The last attempt to pay an order. */
  tradeOfOrder(orderId: string): string | null;
  /** Number of charges minus refunds of an order. */
  netCharges(orderId: string): number;
  userOfToken(token: string): string | null;
  user(phone: string): StoredUser | undefined;
  openSession(phone: string): Promise<{ token: string; user: StoredUser }>;
  smsCode(phone: string): string | null;
  processDue(): void;
}

const isOrderCall = ({ method, path }: ServerRequest): boolean =>
  method === 'POST' && /\/(orders|orders\/official|buy\/[^/]+)$/.test(path.split('?')[0] ?? '');

export function createServer(startsAt: number): Server {
  let now = () => startsAt;
  const sandbox = createSandbox({
    realNow: () => now(),
    wait: () => Promise.resolve(),
    logError: () => undefined,
  });
  const { world } = sandbox;
  const { db } = world;
  const faults = createFaults();

  const restore = snapshot(sandbox);

  const order = (id: string) => db.get<StoredOrder>('SELECT * FROM orders WHERE id = ?', id);
  const orders = () => db.all<StoredOrder>('SELECT * FROM orders ORDER BY created_at, rowid');

  async function ask({ method, path, headers, body }: ServerRequest): Promise<ServerAnswer> {
    const init: RequestInit = { method, headers, ...(body !== null && { body }) };
    const response = await sandbox.fetch(new Request(ORIGIN + path, init));
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  return {
    reset(time) {
      now = time;
      faults.clear();
      world.faults.clear();
      world.prices.clear();
      restore();
    },
    addFault(fault) {
      if (isOwn(fault)) faults.add(fault);
      else world.faults.add([fault]);
    },
    heal() {
      faults.clear();
      world.faults.clear();
    },
    setPrices: (prices) => world.prices.set(prices),
    faultFor: ({ method, path }) => faults.hit(method, path.split('?')[0] ?? ''),
    async carryOut(request, fault) {
      const isOrder = isOrderCall(request);
      const known = new Set(isOrder ? orders().map(({ id }) => id) : []);
      // The sandbox drops the connection of a request that is `lost` or `offline`.
      const answer = await ask(request).catch(() => null);
      const made = isOrder ? (orders().find(({ id }) => !known.has(id)) ?? null) : null;
      return { request, fault, answer, made };
    },
    orders,
    order,
    orderOfTrade: (trade) =>
      db.get<StoredOrder>(
        'SELECT orders.* FROM orders JOIN trades ON trades.order_id = orders.id WHERE trades.id = ?',
        trade,
      ),
    tradeOfOrder: (orderId) =>
      db.get<{ id: string }>('SELECT id FROM trades WHERE order_id = ? ORDER BY rowid DESC LIMIT 1', orderId)
        ?.id ?? null,
    netCharges: (orderId) =>
      db.get<{ net: number }>(
        "SELECT COALESCE(SUM(CASE kind WHEN 'charge' THEN 1 ELSE -1 END), 0) AS net FROM charges WHERE order_id = ?",
        orderId,
      )?.net ?? 0,
    userOfToken: (token) =>
      db.get<{ user_id: string }>('SELECT user_id FROM tokens WHERE token = ?', token)?.user_id ?? null,
    user: (phone) => db.get<StoredUser>('SELECT * FROM users WHERE phone = ?', phone),
    async openSession(phone) {
      const body = JSON.stringify({ account: phone });
      const answer = await ask({ method: 'POST', path: '/__sandbox/session', headers: {}, body });
      const { token } = JSON.parse(answer.text) as { token: string };
      const user = db.get<StoredUser>('SELECT * FROM users WHERE phone = ?', phone);
      if (!user) throw new Error(`the sandbox has no user ${phone}`);
      return { token, user };
    },
    smsCode: (phone) =>
      db.get<{ code: string }>(
        "SELECT code FROM sms_codes WHERE phone = ? AND state = 'live' ORDER BY id DESC LIMIT 1",
        phone,
      )?.code ?? null,
    processDue: sandbox.processDue,
  };
}

/** Returns a function that restores the current rows: cheaper than creating the tables again. */
export function snapshot({ world: { db } }: Sandbox): () => void {
  // The newest first: a row refers to tables that were made before its own.
  const tables = db
    .all<{ name: string }>(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY rowid DESC",
    )
    .map(({ name }) => name);
  const seeds = tables.map((table) => ({
    table,
    rows: db.all<Record<string, string | number | null>>(`SELECT * FROM ${table}`),
  }));
  const triggers = db.all<{ name: string; sql: string }>(
    "SELECT name, sql FROM sqlite_master WHERE type = 'trigger'",
  );
  const hasCharges = () => db.get('SELECT 1 FROM charges LIMIT 1') !== undefined;
  return () =>
    db.transaction(() => {
      // The ledger is append-only by triggers.
      const guards = hasCharges() ? triggers : [];
      for (const { name } of guards) db.run(`DROP TRIGGER ${name}`);
      for (const table of tables) db.run(`DELETE FROM ${table}`);
      for (const { sql } of guards) db.run(sql);
      for (const { table, rows } of [...seeds].reverse())
        for (const row of rows) {
          const names = Object.keys(row);
          const places = names.map(() => '?').join(', ');
          db.run(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${places})`, ...Object.values(row));
        }
    });
}
