import { setTimeout } from 'node:timers/promises';
import { Hono } from 'hono';
import { type FindAddresses, onePort } from './addresses.ts';
import { apiRoutes } from './backends/routes.ts';
import { cashierRoutes } from './cashier/routes.ts';
import { createPriceList } from './catalogue/offer.ts';
import { createClock } from './clock.ts';
import { answerError, answerNotFound } from './contract/answer.ts';
import { controlRoutes } from './control/routes.ts';
import { applyFaults } from './faults/apply-faults.ts';
import { createFaultList } from './faults/fault-list.ts';
import { createLive } from './live/live.ts';
import { processDue } from './orders/payment-notices.ts';
import { requestId } from './random.ts';
import { seed } from './seed.ts';
import { siteRoutes } from './site/routes.ts';
import { openDatabase } from './store/database.ts';
import { hasTables, makeTables } from './store/tables.ts';
import type { RequestEnv, World } from './world.ts';

/** The workbench, loaded at its first request: tests of the backends do not need it. */
function lazyWorkbench(): Hono<RequestEnv> {
  let loading: Promise<Hono> | undefined;
  const routes = new Hono<RequestEnv>();
  routes.all('*', async (c) => {
    loading ??= import('./control/workbench-routes.ts').then(({ workbenchRoutes }) => workbenchRoutes());
    return (await loading).fetch(c.req.raw, c.env);
  });
  return routes;
}

/** The native self-check, loaded at its first request too: it is bundled. */
function lazyNativeCheck(world: World): Hono<RequestEnv> {
  let loading: Promise<Hono<RequestEnv>> | undefined;
  const routes = new Hono<RequestEnv>();
  routes.all('*', async (c) => {
    loading ??= import('./native-check/routes.ts').then(({ nativeCheckRoutes }) => nativeCheckRoutes(world));
    return (await loading).fetch(c.req.raw, c.env);
  });
  return routes;
}

export interface SandboxOptions {
  /** The database file; kept in memory when absent. */
  file?: string;
  /** The folder of the composed site. Without it there are no pages. */
  siteDir?: string;
  /** Where backends read the key of an order, by their names; in the contract's header by default. */
  keyPlaces?: World['keyPlaces'];
  /** What the backends of brands have in place of `/web`, by their names. */
  prefixes?: World['prefixes'];
  /** Public origins; taken from each request by default. */
  addresses?: FindAddresses;
  /** The real clock, ms since 1970. */
  realNow?: () => number;
  wait?: World['wait'];
  logError?: World['logError'];
}

/** A sandbox: `fetch` answers requests, in process or behind a server. */
export interface Sandbox {
  app: Hono<RequestEnv>;
  fetch: Hono<RequestEnv>['fetch'];
  world: World;
  /** Processes due notices and expiries; a server calls it regularly so that the workbench shows them. */
  processDue(): void;
  close(): void;
}

/** Ends early when the caller leaves. */
const realWait: World['wait'] = (ms, signal) => setTimeout(ms, undefined, { signal }).catch(() => undefined);

/** Paths that faults never touch: the sandbox's own. */
const isOwn = (path: string) =>
  ['/__sandbox', '/__native-check', '/workbench'].some((own) => path.startsWith(own));

export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const db = openDatabase(options.file ?? ':memory:');
  const world: World = {
    db,
    clock: createClock(options.realNow),
    live: createLive(),
    faults: createFaultList(),
    prices: createPriceList(),
    addresses: options.addresses ?? onePort,
    keyPlaces: options.keyPlaces ?? {},
    prefixes: options.prefixes ?? {},
    siteDir: options.siteDir ?? '',
    wait: options.wait ?? realWait,
    logError: options.logError ?? ((message) => console.error(message)),
  };
  /** Empties and seeds the database, clears faults and prices, and sets the clock's offset in ms. */
  const reset = (offset = 0) => {
    makeTables(db);
    world.faults.clear();
    world.prices.clear();
    world.clock.setOffset(offset);
    seed(db, world.clock.now());
    world.live.changed();
  };
  if (!hasTables(db)) reset();

  const faults = applyFaults(world);
  const app = new Hono<RequestEnv>();
  app.onError(answerError(world));
  app.notFound(answerNotFound);
  app.use(async (c, next) => {
    processDue(world);
    c.set('requestId', requestId());
    await next();
    c.header('date', new Date(world.clock.now()).toUTCString());
    c.header('x-request-id', c.get('requestId'));
  });
  app.route('/api', apiRoutes(world, faults));
  app.use((c, next) => (isOwn(c.req.path) || c.req.path.startsWith('/api/') ? next() : faults(c, next)));
  app.route('/cashier', cashierRoutes(world));
  app.route('/__sandbox', controlRoutes(world, reset));
  app.route('/workbench', lazyWorkbench());
  app.route('/__native-check', lazyNativeCheck(world));
  app.route('/', siteRoutes(world));

  return {
    app,
    fetch: app.fetch,
    world,
    processDue: () => processDue(world),
    close: () => db.close(),
  };
}
