import { expect, test } from '../../fixtures/test.ts';
import { apps, builtScript } from '../built.ts';
import { evaluate, moveClock } from '../evaluate.ts';
import { environmentOf } from './agents.ts';
import type { AppUser } from './app-side.ts';
import {
  INJECTIONS_MS,
  NOTICED_MS,
  createUsers,
  expectLogoutAndPayment,
  expectUsers,
  openUntil,
} from './journey.ts';
import { openWebView } from './web-view.ts';

/*
 * The fake apps of `packages/native-hosts` in a page of the product. Their native sides are not on npm:
 * they are reproduced from documentation and public behaviour. The other behaviours are in `../behaviours.ts`.
 */

/** Frames, prompts and globals are looked for only in likely web views; injected objects anywhere. */
const ANYWHERE = new Set(['webkit', 'java', 'capacitor', 'react_native', 'flutter']);

/** Runs in the page before its scripts: uses nothing from outside. */
function install({ app, afterMs, user }: { app: string; afterMs: number; user: AppUser }): void {
  const entry = window.vipNativeHosts.find(({ id }) => id === app)!;
  const handOverOf = ({ token, id, nickname }: AppUser) => ({
    usertoken: token,
    userinfo: { id, nickname, avatar: '' },
    clientType: 1,
    version: '5.2.0',
    handlers: ['pay'],
  });
  const calls: string[] = [];
  const host = entry.install(window, {
    ...entry.variant,
    injectAfterMs: afterMs,
    handOver: handOverOf(user),
    pay: () => Promise.resolve('cancel'),
    onTraffic({ direction, kind, name }: { direction: string; kind: string; name: string }) {
      if (direction === 'page_to_native' && kind === 'call') calls.push(name);
    },
  });
  window.reproduced = {
    calls,
    login(next) {
      host.setHandOver(handOverOf(next));
      return host.callPage('refreshUserInfo', handOverOf(next));
    },
  };
}

declare global {
  interface Window {
    reproduced: {
      calls: readonly string[];
      login(user: AppUser): Promise<unknown>;
    };
  }
}

/** Before its injection an app is not asked: the machine may need this long to see that, as the clock goes on. */
const EARLIER_MS = 500;

test.use({ account: null, contextOptions: { reducedMotion: 'reduce' } });

for (const [index, { id, name, protocol, platform }] of apps.entries())
  for (const [at, afterMs] of INJECTIONS_MS.entries()) {
    const environment = environmentOf(platform, index + at, { anywhere: ANYWHERE.has(protocol) });
    test.describe(`${name}, after ${afterMs} ms, ${environment}`, () => {
      test.use({ environment });
      test('hands over and pushes users, logs out and pays', async ({ control, page }) => {
        const users = await createUsers(control);
        const webView = await openWebView(page);
        // Before the app, whose injection waits on the page's clock.
        await page.clock.install();
        await page.addInitScript(builtScript('hosts.js'));
        await page.addInitScript(install, { app: id, afterMs, user: users.first });
        // Within the first second the clock is that of the machine, which may be busy.
        const isLate = afterMs > 1000;
        await openUntil(page, isLate ? afterMs - EARLIER_MS : 0);
        if (isLate) {
          // In one evaluation: the clock goes on between two, by more than the rest on a busy machine.
          const early = await evaluate(
            page,
            (comesAt) => (performance.now() < comesAt ? window.reproduced.calls : []),
            afterMs,
          );
          expect(early).toEqual([]);
          await moveClock(page, NOTICED_MS + EARLIER_MS);
        }
        const app = {
          countOf: (wanted: string) =>
            evaluate(page, (one) => window.reproduced.calls.filter((call) => call === one).length, wanted),
          login: (user: AppUser) => webView.evaluate(`window.reproduced.login(${JSON.stringify(user)})`),
        };
        // Android's answers are text.
        const used = protocol === 'jsbridge' && platform === 'android' ? 'true' : true;
        await expectUsers(page, app, { users, used });
        await expectLogoutAndPayment(page, app, { users, used, control });
      });
    });
  }
