import { detectEnvironment } from '@vip/bridge';
import { nativeHosts, type NativeHostEntry } from '@vip/native-hosts';
import { userAgents, type SeenAgent } from '@vip/native-hosts/user-agents';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createAuth } from '../auth/auth.ts';
import { memoryStorage } from '../test-support/memory-storage.test-support.ts';
import { createNativeSession } from './native-session.ts';
import { createTimeline, openLightPage } from './published-apps.test-support.ts';

/** ms after the page until the native side is injected. */
const DELAYS = [0, 500, 2000, 3500, 6000, 20_000] as const;

/** Apps that take these frames for themselves, or need none. */
const isWvjb = ({ id }: NativeHostEntry) => id.startsWith('wvjb');
/** Apps that inject nothing before a frame invites them. */
const BY_FRAME = ['wvjb-ios', 'wvjb-5.2.0', 'wvjb-harmony'];

const handOver = (id: number, nickname: string, handlers: readonly string[]) => ({
  usertoken: `token-${id}`,
  userinfo: { id, nickname, avatar: '', level: { name: '黑金' } },
  clientType: 2,
  version: '5.2.0',
  handlers,
});
const FIRST = handOver(7, '江晚舟', ['pay']);
const SECOND = handOver(8, '苏禾', []);
const NO_USER = { usertoken: '', userinfo: {}, clientType: 2, version: '5.2.0' };
const ORDER = { prepay: 'wx123' };

/** The fake apps that exist on the system of a user agent. */
function appsOn({ platform }: SeenAgent): readonly NativeHostEntry[] {
  // An iPad's web view may present itself as a Mac.
  if (platform === 'desktop') return nativeHosts.filter((app) => app.platform === 'ios');
  const ported = platform === 'harmony' ? ['java', 'dsbridge-android'] : [];
  return nativeHosts.filter((app: NativeHostEntry) => app.platform === platform || ported.includes(app.id));
}

/** Inside other apps, bridges of these names are theirs. */
const isOtherApp = ({ place, userAgent }: SeenAgent) =>
  !['native', 'browser'].includes(place) || userAgent.includes('AliApp(');

const timeline = createTimeline();

/** One visit to a page, with an app or without. */
function visit(agent: SeenAgent, entry: NativeHostEntry | null, injectAfterMs: number) {
  const { window, requests, prompts } = openLightPage(agent.userAgent, timeline);
  const calls: string[] = [];
  let given: unknown = FIRST;
  const app = entry?.install(window, {
    ...entry.variant,
    injectAfterMs,
    handOver: () => {
      calls.push('getUserInfo');
      return given;
    },
    handlers: {
      unlogin: () => {
        calls.push('unlogin');
        given = NO_USER;
        return null;
      },
    },
    pay: (order) => {
      calls.push(`pay ${JSON.stringify(order)}`);
      return Promise.resolve('ok');
    },
  });
  const auth = createAuth({ local: memoryStorage(), session: memoryStorage() });
  const environment = detectEnvironment(agent.userAgent, {
    ...(agent.wxEnvironment !== undefined && { wxEnvironment: agent.wxEnvironment }),
    ...(agent.touchPoints !== undefined && { touchPoints: agent.touchPoints }),
  });
  const native = createNativeSession({ window, environment, auth, onBack: () => false });
  const seen: Record<string, unknown> = {};
  const globals = Object.keys(window).length;
  native.ask();
  seen['waits'] = auth.session.get().isAsking;
  timeline.setTimeout(() => (seen['waitsLater'] = auth.session.get().isAsking), 3100);
  timeline.setTimeout(
    () => {
      seen['asked'] = calls.splice(0).length > 0;
      seen['name'] = auth.session.get().account?.nickname ?? null;
    },
    // What is injected is found within a tenth of the time that it took.
    1.1 * injectAfterMs + 200,
  );
  const push = (data: unknown, as: string): void => {
    void app?.callPage('refreshUserInfo', data).then((answer) => (seen[as] = answer));
  };
  return {
    agent,
    app: entry,
    injectAfterMs,
    seen,
    pay() {
      calls.splice(0);
      if (native.handlers().includes('pay'))
        void native
          .bridge()
          ?.pay(ORDER)
          .then((result) => (seen['paid'] = [result, ...calls.splice(0)]));
    },
    pushUser: () => push(SECOND, 'usedUser'),
    refuse() {
      seen['pushedName'] = auth.session.get().account?.nickname ?? null;
      seen['handlers'] = native.handlers();
      const token = auth.token();
      auth.refuse(token);
      native.unlogin(token);
    },
    pushAgain() {
      seen['refused'] = [...new Set(calls.splice(0))];
      given = FIRST;
      push(FIRST, 'usedAgain');
    },
    pushLogout() {
      seen['nameAgain'] = auth.session.get().account?.nickname ?? null;
      given = NO_USER;
      push(NO_USER, 'usedLogout');
    },
    end() {
      seen['status'] = auth.session.get().status;
      seen['requests'] = [...new Set(requests)].sort();
      seen['prompts'] = prompts();
      seen['globals'] = app ? 0 : Object.keys(window).length - globals;
    },
  };
}

const alone = userAgents.map((agent) => visit(agent, null, 0));
const visits = userAgents.flatMap((agent) =>
  appsOn(agent).flatMap((app) => DELAYS.map((delay) => visit(agent, app, delay))),
);

beforeAll(async () => {
  const all = [...alone, ...visits];
  // The bridge is a lazy chunk, which takes real time to load on a busy machine.
  await timeline.advance(0);
  await vi.dynamicImportSettled();
  await timeline.advance(25_000);
  for (const act of ['pay', 'pushUser', 'refuse', 'pushAgain', 'pushLogout', 'end'] as const) {
    all.forEach((one) => one[act]());
    await timeline.advance(500);
  }
});

/** Frames that invite WebViewJavascriptBridge, by system. They fail where no native side takes them. */
const INVITATIONS: Readonly<Record<SeenAgent['platform'], readonly string[]>> = {
  ios: ['https://__bridge_loaded__', 'wvjbscheme://__BRIDGE_LOADED__'],
  harmony: ['https://__bridge_loaded__'],
  android: [],
  desktop: [],
};

/** A visit in which the page and the app have nothing to do with each other. */
const UNTOUCHED = {
  waits: false,
  waitsLater: false,
  asked: false,
  name: null,
  pushedName: null,
  handlers: [],
  refused: [],
  nameAgain: null,
  status: 'anonymous',
  requests: [],
  prompts: 0,
  globals: 0,
};

function expected({ agent, app, injectAfterMs }: (typeof visits)[number]) {
  const isWebView = agent.isWebView === true;
  // There is nothing to find yet, or the app is known by an object that needs no invitation.
  const isInvited = isWebView && (app === null || (injectAfterMs > 0 && !isWvjb(app)));
  const requests = isInvited ? INVITATIONS[agent.platform] : [];
  if (!app) return { ...UNTOUCHED, waits: isWebView, requests, globals: isWebView ? 1 : 0 };
  if (isOtherApp(agent) || (!isWebView && BY_FRAME.includes(app.id))) return UNTOUCHED;
  // JsBridge transports only text.
  const used = app.id.startsWith('jsbridge') ? 'true' : true;
  return {
    // In browsers pages wait for what is there from the start.
    waits: isWebView || (injectAfterMs === 0 && (expect.any(Boolean) as boolean)),
    waitsLater: false,
    asked: true,
    name: '江晚舟',
    paid: ['ok', `pay ${JSON.stringify(ORDER)}`],
    usedUser: used,
    pushedName: '苏禾',
    handlers: [],
    refused: ['unlogin', 'getUserInfo'],
    usedAgain: used,
    nameAgain: '江晚舟',
    usedLogout: used,
    status: 'anonymous',
    requests,
    prompts: 0,
    globals: 0,
  };
}

describe.each(userAgents)('$id', (agent) => {
  it('makes no request, frame or prompt in a page without an app, but for invitations in likely web views', () => {
    const own = alone.filter((one) => one.agent === agent);
    expect(own.map(({ seen }) => seen)).toEqual(own.map(expected));
  });

  it('has apps of every protocol asked, named, paid and logged out as they should be', () => {
    const own = visits.filter((one) => one.agent === agent);
    const table = (outcome: (one: (typeof own)[number]) => unknown) =>
      Object.fromEntries(own.map((one) => [`${one.app?.id} after ${one.injectAfterMs} ms`, outcome(one)]));
    expect(own.length).toBeGreaterThanOrEqual(3 * DELAYS.length);
    expect(table(({ seen }) => seen)).toEqual(table(expected));
  });
});
