import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { MAIN } from '../../page-objects/brands.ts';
import { loginButton } from '../../page-objects/login.ts';
import { evaluate, moveClock } from '../evaluate.ts';
import { onFrameNavigation } from '../wire/frame-navigations.ts';
import { capacitorApp, versions, withScripts } from './capacitor.ts';
import { startJsBridge } from './js-bridge-over-frames.ts';
import { NOTICED_MS, createUsers, expectLogoutAndPayment, expectUsers, openUntil, skip } from './journey.ts';
import { startApp } from './published-app.ts';
import { reactNativeWithObject } from './react-native.ts';

/*
 * What containers do to a page besides their protocol, and what a page must not do in them.
 */

test.use({ account: null, contextOptions: { reducedMotion: 'reduce' } });

/** Edits the HTML of the page. */
const editPage = (page: Page, edit: (html: string) => string): Promise<unknown> =>
  page.route(
    ({ pathname }) => pathname === MAIN.path,
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const edited = edit(html);
      expect(edited).not.toBe(html);
      await route.fulfill({ response, body: edited });
    },
  );

/** Puts a picture into the page that is not answered, and so holds back its load, until the returned function is called. */
async function holdLoad(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/held-back.png', async (route) => {
    await isReleased;
    await route.fulfill({ status: 204 });
  });
  await editPage(page, (html) => html.replace('</body>', '<img hidden src="/held-back.png"></body>'));
  return release;
}

test.describe('in an Android app', () => {
  test.use({ environment: 'ua-browser-web-view-android' });

  test('Capacitor puts its scripts into the HTML for old web views: they run before the policy applies', async ({
    control,
    page,
  }) => {
    const published = capacitorApp(versions.android8);
    const users = await createUsers(control);
    const app = await startApp(page, published, users);
    await app.prepare(false);
    await editPage(page, (html) => withScripts(html, published));
    await page.goto(MAIN.path);
    await expectUsers(page, app, { users });
  });

  test('JsBridge comes at the end of a load that a picture holds back: the page works, and then asks', async ({
    control,
    page,
  }) => {
    const users = await createUsers(control);
    const release = await holdLoad(page);
    const app = await startJsBridge(page, users);
    await page.clock.install();
    const loading = page.goto(MAIN.path);
    await skip(page, 6000);
    await expect(loginButton(page)).toBeVisible();
    expect(await app.countOf('getUserInfo')).toBe(0);
    release();
    await loading;
    await expectUsers(page, app, { users, used: 'true' });
  });
});

for (const version of [versions.android8, versions.ios8])
  test.describe(`in ${version.id}`, () => {
    test.use({ environment: `ua-browser-web-view-${version.platform}` });

    test('that takes over fetch and cookies and logs everything, the page reads, logs out and pays as ever', async ({
      control,
      page,
    }) => {
      const users = await createUsers(control);
      const app = await startApp(page, capacitorApp(version, { isDebug: true, isHttpNative: true }), users);
      await app.prepare(true);
      await page.goto(MAIN.path);
      await expectUsers(page, app, { users });
      // Its fetch was there, and its XMLHttpRequest still is.
      expect(await evaluate(page, () => /native code/.test(XMLHttpRequest.toString()))).toBe(false);
      await expectLogoutAndPayment(page, app, { users, control });
    });
  });

test.describe('in an iOS app', () => {
  test.use({ environment: 'ua-browser-web-view-ios' });

  test('react-native-webview without `onMessage` has an object, but cannot be asked until it has', async ({
    control,
    page,
  }) => {
    const users = await createUsers(control);
    const app = await startApp(page, reactNativeWithObject, users);
    await page.clock.install();
    await app.prepare(true);
    await openUntil(page, 6000);
    await expect(loginButton(page)).toBeVisible();
    expect(app.side.calls).toEqual([]);
    await app.inject();
    await moveClock(page, NOTICED_MS);
    await expectUsers(page, app, { users });
  });

  test('the invitation of WebViewJavascriptBridge does not hold back the load, even if its address hangs', async ({
    page,
  }) => {
    const release = await holdLoad(page);
    await page.route('https://__bridge_loaded__/', () => new Promise(() => undefined));
    const opened = new Promise<void>((resolve) => {
      void onFrameNavigation(page, async (address) => {
        if (address === 'https://__bridge_loaded__/') resolve();
        await Promise.resolve();
      });
    });
    await page.clock.install();
    const loading = page.goto(MAIN.path, { waitUntil: 'load' });
    await opened;
    release();
    await loading;
    await skip(page, 4000);
    await expect(loginButton(page)).toBeVisible();
  });
});
