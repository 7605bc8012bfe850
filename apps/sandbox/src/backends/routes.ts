import { Hono, type MiddlewareHandler } from 'hono';
import { recordCalls } from '../live/record-calls.ts';
import { notFound } from '../refusal.ts';
import { allowOrigins } from '../serve/allow-origins.ts';
import type { RequestEnv, World } from '../world.ts';
import { brandBackend } from './brand.ts';
import { datacenterBackend } from './datacenter.ts';
import { eventsBackend } from './events.ts';
import { mainBackend } from './main.ts';

/** All backends below `/api`: origins first, then the record, then the faults, then the call itself. */
export function apiRoutes(world: World, faults: MiddlewareHandler<RequestEnv>): Hono<RequestEnv> {
  const api = new Hono<RequestEnv>();
  api.use(async (c, next) => {
    await next();
    c.header('cache-control', 'no-store');
  });
  api.use(allowOrigins(world), recordCalls(world), faults);
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
