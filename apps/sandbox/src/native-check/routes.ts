import { Hono } from 'hono';
import { networkInterfaces } from 'node:os';
import { environmentOf, PAGE_HEADERS, withEnvironment } from '../site/headers.ts';
import type { RequestEnv, World } from '../world.ts';
import { buildNativeCheck } from './build-page.ts';

const PATH = '/__native-check';
const WITH_EVAL = `${PATH}/with-eval`;

/** This machine's address in the local network; null if it has none. */
function lanAddress(): string | null {
  const all = Object.values(networkInterfaces()).flatMap((some) => some ?? []);
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? null;
}

/** The address of a page for a phone, which cannot reach this machine by the name `localhost`. */
export function phoneAddress(requested: string, lan: string | null): string {
  const { protocol, hostname, port, pathname } = new URL(requested);
  const isLocal = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  const host = isLocal && lan !== null ? lan : hostname;
  return `${protocol}//${host}${port ? `:${port}` : ''}${pathname}`;
}

const withMeta = (html: string, name: string, value: string): string =>
  html.replace(`<meta name="${name}" content="" />`, `<meta name="${name}" content="${value}" />`);

/** The self-check of a native app under `/__native-check`, built at each request, so that a reload shows changes. */
export function nativeCheckRoutes(world: World): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  for (const [path, policy] of [
    [PATH, 'default'],
    [WITH_EVAL, 'eval'],
  ] as const) {
    app.get(path, async (c) => {
      let html = await buildNativeCheck(policy);
      html = withMeta(html, 'native-check-address', phoneAddress(c.req.url, lanAddress()));
      html = withMeta(html, 'native-check-other', policy === 'default' ? WITH_EVAL : PATH);
      const environmentId = environmentOf(c);
      const played =
        environmentId === null
          ? html
          : withEnvironment(html, environmentId, world.addresses(c.req.url).cashier);
      return c.body(played, 200, PAGE_HEADERS);
    });
  }
  return app;
}
