import { Hono, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { recordCalls } from '../live/record-calls.ts';
import { notFound } from '../refusal.ts';
import type { RequestEnv, World } from '../world.ts';
import { brandBackend, datacenterBackend } from './brands.ts';
import { eventsBackend } from './events.ts';
import { mainBackend } from './main.ts';

/** All backends below `/api`: CORS, recording, faults, then the call. */
export function apiRoutes(world: World, faults: MiddlewareHandler<RequestEnv>): Hono<RequestEnv> {
  const api = new Hono<RequestEnv>();
  api.use(async (c, next) => {
    await next();
    c.header('cache-control', 'no-store');
  });
  api.use(
    cors({
      origin: (origin, c) => (world.addresses(c.req.url).site.includes(origin) ? origin : null),
      // `sendBeacon` always sends credentials; the backends know no cookies.
      credentials: true,
      allowMethods: ['GET', 'POST'],
      allowHeaders: ['authorization', 'content-type', 'idempotency-key'],
      exposeHeaders: ['date', 'x-request-id', 'retry-after'],
      maxAge: 600,
    }),
    recordCalls(world),
    faults,
  );
  api.route('/main', mainBackend(world));
  api.route('/datacenter', datacenterBackend(world));
  api.route('/honey', brandBackend(world, 'honey'));
  api.route('/youquan', brandBackend(world, 'youquan'));
  api.route('/tuiwen', brandBackend(world, 'tuiwen'));
  api.route('/events', eventsBackend(world));
  api.all('*', () => {
    throw notFound();
  });
  return api;
}
