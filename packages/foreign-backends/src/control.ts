/** What a test does with a foreign backend besides sending requests to it: `start…({ port: 0 })` answers with this. */
export interface ForeignBackend {
  /** The server's own address, without a slash at the end. */
  url: string;
  /** Where the product finds each of its backends here: the values of `API_MAIN` and so on. */
  backends: Readonly<Record<BackendName, string>>;
  /** Calls of the system itself, `POST /wx/order/submit`: by these names faults are planted. */
  calls: readonly ForeignCall[];
  /** A user that exists, and a session of it. */
  account: Account;
  state(): ForeignState;
  /** The wallet says that an order is paid. Throws for an order that cannot be paid. */
  pay(orderNumber: string): void;
  /** A paid order is given back. */
  refund(orderNumber: string): void;
  /** An unpaid order is closed, as its time would. */
  close(orderNumber: string): void;
  /** The shop changes a price, fen. Pages that have read it show the one before. Throws for what it does not sell. */
  changePrice(packageId: string, price: number): void;
  /** The session ends at the server: its next request is refused with the system's own 401. */
  revoke(token: string): void;
  /** Every answer of a call has the fault until `clear`, or `times` answers. A later fault of a call replaces the earlier one. */
  fault(call: string, fault: Fault): void;
  /** Ends all faults. */
  clear(): void;
  /** Back to the shop as it was at the start; addresses stay. */
  reset(): void;
  stop(): Promise<void>;
}

export type BackendName = 'main' | 'datacenter' | 'honey' | 'youquan' | 'tuiwen';

export interface StartOptions {
  /** 0 for any free port. */
  port: number;
  /** Origins whose pages may read answers; any without it. */
  origins?: readonly string[];
}

export interface Account {
  id: string;
  phone: string;
  password: string;
  token: string;
}

export interface ForeignCall {
  /** Method and path with `{names}`. */
  name: string;
  /** The fields of its answer that are worth a fault, the envelope included: `data.list[].retailPrice`, `[]` for every item. */
  fields: readonly string[];
  /** Those of them with money. */
  money: readonly string[];
}

export interface Fault {
  kind: FaultKind;
  /** Of the call's `fields`; the first (for `wrong_unit` the first of `money`) if left out. */
  field?: string;
  /** Answers with the fault; all without it. */
  times?: number;
}

export type FaultKind =
  /** The field is left out. */
  | 'missing_field'
  /** The field holds an object in place of a text or number, and a text in place of an object or list. */
  | 'wrong_type'
  /** Money as if it were in the other unit: yuan where fen are due, and fen where yuan are. */
  | 'wrong_unit'
  /** 500 in place of the status, with the system's own form of an error. */
  | 'wrong_status'
  /** The answer has no `Access-Control-…` header, nor has that to the preflight. */
  | 'no_cors'
  /** A page of a gateway, with status 200. */
  | 'html'
  /** 200 without a body. */
  | 'empty'
  /** JSON that ends in the middle. */
  | 'truncated'
  /** 302 to the same path with a slash. */
  | 'redirect'
  /** The request is carried out, then the connection is cut. */
  | 'lost_answer'
  /** As the system refuses what was filled in, with a Chinese text. */
  | 'invalid'
  /** As the system refuses a session. */
  | 'unauthorized'
  /** As the system, or the gateway in front of it, refuses too many requests. */
  | 'rate_limited';

export interface ForeignState {
  orders: readonly ForeignOrder[];
  /** What the wallets took and gave back, in fen. Append-only. */
  ledger: readonly { orderNumber: string; kind: 'charge' | 'refund'; amount: number }[];
  /** Codes that were sent by SMS, the newest last. */
  sms: readonly { phone: string; code: string }[];
  /** Every request, refused ones and those of a preflight included. `call` is null for what the system does not have. */
  requests: readonly { call: string | null; method: string; path: string; status: number }[];
}

export interface ForeignOrder {
  /** As the system writes it in its answers. */
  id: string;
  number: string;
  status: 'unpaid' | 'paid' | 'closed' | 'refunded';
  /** fen */
  amount: number;
  packageId: string;
  packageName: string;
  userId: string | null;
  /** Where goods are shipped, as it was given; null for what is not shipped. */
  address: unknown;
}
