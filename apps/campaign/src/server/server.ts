import { createFaultList, createSandbox, type FaultInput, type Sandbox, type SetPrice } from '@vip/sandbox';

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
  backend: string;
  /** A new order of a buyer closes the unpaid one of the same group. */
  sale_group: string;
  buyer: string;
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
}

/** A received request and its outcome. */
export interface Arrival {
  request: ServerRequest;
  /** The fault that the network applies to the answer. */
  fault: FaultInput | null;
  answer: ServerAnswer | null;
  /** The created order. */
  made: StoredOrder | null;
}

const isOrderCall = ({ method, path }: ServerRequest): boolean =>
  method === 'POST' && /\/(orders|orders\/official|buy\/[^/]+)$/.test(path.split('?')[0] ?? '');

export type Server = ReturnType<typeof createServer>;

/** The sandbox's request handler with the clock of a run. Faults that take time are simulated with that clock. */
export function createServer(startsAt: number) {
  let now = () => startsAt;
  const sandbox = createSandbox({
    realNow: () => now(),
    wait: () => Promise.resolve(),
    logError: () => undefined,
  });
  const { world } = sandbox;
  const { db } = world;
  /** Requests without a key; the sandbox wants one, so each gets its own. */
  let keyless = 0;
  const withKey = (request: ServerRequest): ServerRequest => {
    if (request.headers['idempotency-key'] !== undefined) return request;
    keyless += 1;
    return { ...request, headers: { ...request.headers, 'idempotency-key': `keyless-${keyless}` } };
  };
  /** `delay` and `hang`. */
  const slowFaults = createFaultList();

  const restore = snapshot(sandbox);

  const order = (id: string) => db.get<StoredOrder>('SELECT * FROM orders WHERE id = ?', id);
  const user = (phone: string) => db.get<StoredUser>('SELECT * FROM users WHERE phone = ?', phone);
  const orders = () => db.all<StoredOrder>('SELECT * FROM orders ORDER BY created_at, rowid');

  async function ask({ method, path, headers, body }: ServerRequest): Promise<ServerAnswer> {
    const init: RequestInit = { method, headers, ...(body !== null && { body }) };
    const response = await sandbox.fetch(new Request(ORIGIN + path, init));
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  const heal = () => {
    slowFaults.clear();
    world.faults.clear();
  };

  return {
    /** Resets all data and the clock. */
    reset(time: () => number) {
      now = time;
      heal();
      keyless = 0;
      world.prices.clear();
      restore();
    },
    addFault: (fault: FaultInput) =>
      (fault.kind === 'delay' || fault.kind === 'hang' ? slowFaults : world.faults).add([fault]),
    heal,
    setPrices: (prices: readonly SetPrice[]) => world.prices.set(prices),
    /** The simulated fault for a request, counted as used. */
    faultFor: ({ method, path }: ServerRequest) => slowFaults.hit(method, path.split('?')[0] ?? '') ?? null,
    /** Executes a request. */
    async carryOut(request: ServerRequest, fault: FaultInput | null): Promise<Arrival> {
      const isOrder = isOrderCall(request);
      const known = new Set(isOrder ? orders().map(({ id }) => id) : []);
      // The sandbox drops the connection of a request that is `lost` or `offline`.
      const answer = await ask(isOrder ? withKey(request) : request).catch(() => null);
      const made = isOrder ? (orders().find(({ id }) => !known.has(id)) ?? null) : null;
      return { request, fault, answer, made };
    },
    order,
    orderOfTrade: (trade: string) =>
      db.get<StoredOrder>(
        'SELECT orders.* FROM orders JOIN trades ON trades.order_id = orders.id WHERE trades.id = ?',
        trade,
      ),
    /** The last attempt to pay an order. */
    tradeOfOrder: (orderId: string) =>
      db.get<{ id: string }>('SELECT id FROM trades WHERE order_id = ? ORDER BY rowid DESC LIMIT 1', orderId)
        ?.id ?? null,
    /** Number of charges minus refunds of an order. */
    netCharges: (orderId: string) =>
      db.get<{ net: number }>(
        "SELECT COALESCE(SUM(CASE kind WHEN 'charge' THEN 1 ELSE -1 END), 0) AS net FROM charges WHERE order_id = ?",
        orderId,
      )?.net ?? 0,
    userOfToken: (token: string) =>
      db.get<{ user_id: string }>('SELECT user_id FROM tokens WHERE token = ?', token)?.user_id ?? null,
    user,
    async openSession(phone: string) {
      const body = JSON.stringify({ account: phone });
      const answer = await ask({ method: 'POST', path: '/__sandbox/session', headers: {}, body });
      const { token } = JSON.parse(answer.text) as { token: string };
      const account = user(phone);
      if (!account) throw new Error(`the sandbox has no user ${phone}`);
      return { token, user: account };
    },
    smsCode: (phone: string) =>
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
      for (const { table, rows } of [...seeds].reverse()) for (const row of rows) db.insert(table, row);
    });
}
