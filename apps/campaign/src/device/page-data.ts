import type { RouteDeclaration } from '@vip/host';
import type { BootData, Capabilities, PageData } from '@vip/release-format';
import type { Lack } from '../plan/plan.ts';
import { ORIGIN } from '../server/server.ts';

/** The official account that the sandbox's WeChat knows. */
const APPID = 'wx5a4d8e17c0b3f926';

/** Capabilities of a backend without these. The sandbox's orders can be paid for 15 minutes. */
const without = (lacks: readonly Lack[]): Capabilities => ({
  ...(lacks.includes('keys') && { idempotency: 'none', orderValidS: 900 }),
  ...(lacks.includes('pay-again') && { payAgain: 'new' }),
});

/** The page data of composed HTML. Without a brand no release is loaded: the bundle has all pages. */
export function pageData(
  route: RouteDeclaration | null,
  routes: readonly RouteDeclaration[],
  lacks: readonly Lack[] = [],
): PageData {
  const names = ['main', 'datacenter', 'honey', 'youquan', 'tuiwen'];
  const ofAll = <T>(value: (name: string) => T): Record<string, T> =>
    Object.fromEntries(names.map((name) => [name, value(name)]));
  return {
    config: {
      backends: ofAll((name) => `/api/${name}`),
      ...(lacks.length > 0 && {
        adapters: ofAll(() => 'contract'),
        capabilities: ofAll(() => without(lacks)),
      }),
      events: '/api/events/v1/events',
      allow: { pay: ['self'], picture: ['self'], open: ['lxb:', 'weixin:'] },
      wechat: { appid: APPID, authorize: '/cashier/authorize' },
      origin: '',
    },
    brand: null,
    route: route?.path ?? null,
    base: '/r/',
    registry: '/registry/',
    shell: { version: 'campaign', js: [], css: [], integrity: {} },
    slice: { serial: 1, live: null, canary: null, lastGood: null },
    keys: [],
    composed: null,
    release: {
      version: 'campaign',
      container: 'campaign',
      entry: '',
      pages: {},
      routes: [...routes] as NonNullable<PageData['release']>['routes'],
      integrity: {},
      manifest: '',
    },
    why: 'live',
    serial: 1,
    isComposed: false,
    integrity: {},
    override: null,
  };
}

/** The page's first call goes out with the document, as the boot script of composed HTML does it. */
export function bootData(route: RouteDeclaration | null, local: Storage, fetchPage: typeof fetch): BootData {
  const call = route?.firstCall;
  if (!call) return { isStarted: false, isReplaced: false, first: null };
  const stored = local.getItem('auth.token');
  const token = stored && (stored.startsWith('Bearer ') ? stored : `Bearer ${stored}`);
  const path = call.path.replace('{ct}', String(Number(local.getItem('ct')) || 0));
  const url = `/api/${call.backend}${path}`;
  const answer = fetchPage(ORIGIN + url, {
    headers: { accept: 'application/json', ...(token && { authorization: token }) },
  }).then((response) => {
    const body = response.text();
    response.text = () => body;
    return response;
  });
  const text = answer.then((response) => response.text());
  text.catch(() => undefined);
  return { isStarted: false, isReplaced: false, first: { url, token, answer, text } };
}
