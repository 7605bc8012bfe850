import { expect, test } from '../../fixtures/test.ts';
import { moveClock } from '../evaluate.ts';
import { environmentOf } from './agents.ts';
import { capacitorApps } from './capacitor.ts';
import {
  INJECTIONS_MS,
  NOTICED_MS,
  createUsers,
  expectLogoutAndPayment,
  expectUsers,
  openUntil,
} from './journey.ts';
import { startApp } from './published-app.ts';
import { reactNativeApps } from './react-native.ts';

/*
 * Native sides as npm publishes them, in a page of the product under its own policy. Only their native end, the Java or
 * Objective-C half, is played here.
 */

test.use({ account: null, contextOptions: { reducedMotion: 'reduce' } });

for (const [index, published] of [...capacitorApps, ...reactNativeApps].entries())
  for (const [at, afterMs] of INJECTIONS_MS.entries()) {
    const environment = environmentOf(published.platform, at + index * 2, { anywhere: true });
    test.describe(`${published.id}, after ${afterMs} ms, ${environment}`, () => {
      test.use({ environment });
      test('hands over and pushes users, logs out and pays', async ({ control, page }) => {
        const users = await createUsers(control);
        const app = await startApp(page, published, users);
        await page.clock.install();
        await app.prepare(afterMs === 0);
        await openUntil(page, afterMs);
        if (afterMs > 0) {
          expect(app.side.calls).toEqual([]);
          await app.inject();
          await moveClock(page, NOTICED_MS);
        }
        await expectUsers(page, app, { users });
        expect(await app.callPage('onBack', null)).toBe(false);
        await expectLogoutAndPayment(page, app, { users, control });
      });
    });
  }
