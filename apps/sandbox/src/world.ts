import type { IncomingMessage } from 'node:http';
import type { GenericSchema } from 'valibot';
import type { Capabilities } from '@vip/release-format';
import type { FindAddresses } from './addresses.ts';
import type { PriceList } from './catalogue/offer.ts';
import type { Clock } from './clock.ts';
import type { FaultList } from './faults/fault-list.ts';
import type { Live } from './live/live.ts';
import type { Database } from './store/database.ts';

/** Where a backend reads the key of an order: the contract's header, a field of the body, or nowhere. */
export type KeyPlace = 'header' | Exclude<Capabilities['idempotency'], 'search' | undefined>;

/** The dependencies shared by all parts of one sandbox. */
export interface World {
  db: Database;
  clock: Clock;
  live: Live;
  faults: FaultList;
  prices: PriceList;
  addresses: FindAddresses;
  /** By the backend's name: where the key of an order is, if not in the contract's header. */
  keyPlaces: Readonly<Record<string, KeyPlace>>;
  /** By the brand's name: what its backend has in place of `/web`. */
  prefixes: Readonly<Record<string, string>>;
  /** The folder of the composed site and its releases. */
  siteDir: string;
  /** Waits in real time, for the fault `delay`; a test gives its own. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  /** Logs an answer of the sandbox that breaks the contract. */
  logError(message: string): void;
}

/** The environment of a request in Hono. */
export interface RequestEnv {
  Bindings: { incoming?: IncomingMessage };
  Variables: {
    requestId: string;
    /** The schema of the intended answer, for the workbench's 与约定相符. */
    answerSchema?: GenericSchema;
    /** The kinds of the faults that hit this request, joined by ", ". */
    fault?: string;
  };
}
