/** One line of the ledger. Amounts in fen. */
export interface Charge {
  order_id: string;
  amount: number;
  kind: 'charge' | 'refund';
}

export interface State {
  users: {
    id: string;
    phone: string;
    membership: { name: string } | null;
    invite: { code: string; joined: number; rewarded: number };
  }[];
  orders: {
    id: string;
    number: string;
    /** Whom it belongs to, `phone:…`, `user:…` or `key:…`, and the account of that; null for an anonymous buyer. */
    buyer: string;
    user_id: string | null;
    /** What the request asked for, and the price that it showed, fen. */
    asked_package_id: string;
    shown_price: number;
    brand: string;
    status: string;
    amount: number;
    result_token: string | null;
    um: string;
    package: { id: string; name: string; level: string };
    consents: { document: string; version: string }[];
    pid: string | null;
    fid: string | null;
    openid: string | null;
    address: Record<'name' | 'phone' | 'province' | 'city' | 'district' | 'street', string> | null;
  }[];
  charges: Charge[];
  sms: { phone: string; code: string }[];
  events: { name: string; at: number; route: string; props: Record<string, unknown> }[];
  faults: { match: string }[];
}

export interface Fault {
  match: string;
  kind:
    | 'delay'
    | 'hang'
    | 'status'
    | 'trickle'
    | 'truncate'
    | 'malformed'
    | 'html'
    | 'offline'
    | 'denied'
    | 'wrong_state'
    | 'lost'
    | 'other_amount'
    | 'other_package'
    | 'other_account'
    | 'ignore_key'
    | 'ignore_price'
    | 'blind_close'
    | 'notify_twice'
    | 'notify_late';
  times?: number;
  delay_ms?: number;
  status?: number;
}

export interface Environment {
  id: string;
  name: string;
  userAgent: string;
  kind: string;
  /** Native apps: whether it has a cashier of its own. */
  hasPay?: boolean;
}

/** The sandbox's control endpoints, `/__sandbox`. */
export interface Control {
  state(): Promise<State>;
  /** Everything as new, with the backends' clock ahead by so many ms. */
  reset(offsetMs?: number): Promise<void>;
  /** A token of the account with this phone number. */
  session(account: string): Promise<{ token: string; user: { id: string } }>;
  faults(...faults: Fault[]): Promise<void>;
  clearFaults(): Promise<void>;
  /** Puts the backends' clock ahead by so many ms. */
  clock(offsetMs: number): Promise<void>;
  /** From now on these packages cost so much, fen. */
  prices(...prices: { package: string; price: number }[]): Promise<void>;
  /** Tells the merchant of all payments whose notice is late. */
  notify(): Promise<void>;
  environments(): Promise<Environment[]>;
}

/** Throws with the endpoint's own words where it refuses. */
export function createControl(origin: string): Control {
  async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${origin}/__sandbox/${path}`, {
      method,
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }
  return {
    state: () => ask('GET', 'state'),
    reset: (offset_ms = 0) => ask('POST', 'reset', { offset_ms }),
    session: (account) => ask('POST', 'session', { account }),
    faults: (...faults) => ask('POST', 'faults', faults),
    clearFaults: () => ask('DELETE', 'faults'),
    clock: (offset_ms) => ask('POST', 'clock', { offset_ms }),
    prices: (...prices) => ask('POST', 'prices', prices),
    notify: () => ask('POST', 'notify', {}),
    environments: () => ask('GET', 'environments'),
  };
}
