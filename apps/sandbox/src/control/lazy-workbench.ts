import { Hono } from 'hono';
import type { RequestEnv } from '../world.ts';

/** The workbench, loaded when it is first asked for: tests of the backends need none of it. */
export function lazyWorkbench(): Hono<RequestEnv> {
  let loading: Promise<Hono> | undefined;
  const routes = new Hono<RequestEnv>();
  routes.all('*', async (c) => {
    loading ??= import('../workbench/routes.ts').then(({ workbenchRoutes }) => workbenchRoutes());
    return (await loading).fetch(c.req.raw, c.env);
  });
  return routes;
}
