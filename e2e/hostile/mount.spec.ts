import type { Browser, BrowserContext } from '@playwright/test';
import { HONEY } from '../steps/brands.ts';
import { PLANTED, throwsOnMount } from './broken-release.ts';
import {
  countLoads,
  expectFailurePage,
  expectMainUntouched,
  expectSells,
  expectTold,
  rememberedOf,
} from './checks.ts';
import { withOtherFile } from './edit-page.ts';
import { LINES } from './second-version.ts';
import { expect, test, type Versions } from './stage.ts';

/**
 * A visit to a site whose honey throws on mount in these versions, as if they had been published so. A context of its
 * own: what React says of a planted error in the console is no fault here.
 */
async function openBroken(
  browser: Browser,
  keepPage: (html: string) => Promise<void>,
  versions: Versions,
  broken: string[],
): Promise<{ context: BrowserContext; thrown: string[] }> {
  const context = await browser.newContext();
  const thrown: string[] = [];
  context.on('weberror', (error) => thrown.push(error.error().message));
  let { html } = versions.second;
  for (const version of broken) {
    const entry = await versions.read(version, versions.files.entry);
    const body = throwsOnMount(entry);
    html = withOtherFile(html, entry, body);
    await context.route(versions.address(version, versions.files.entry), (route) =>
      route.fulfill({
        body,
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
      }),
    );
  }
  await keepPage(html);
  return { context, thrown };
}

test('a version that throws on mount is put aside, and the last good one sells', async ({
  browser,
  keepPage,
  sandbox,
  versions,
  control,
}) => {
  const { first, second } = versions;
  const { context, thrown } = await openBroken(browser, keepPage, versions, [second.version]);
  const page = await context.newPage();
  const loads = countLoads(page, sandbox.places.site);
  await page.goto(HONEY.shelf);
  await expectSells(page, LINES.first);
  expect(loads()).toBe(2);
  await expectTold(control, 'error', { where: 'page', release: second.version });
  await expectTold(control, 'release_quarantined', { cause: 'mount', release: second.version });
  await expectTold(control, 'page_view', { release: first.version, why: 'fallback' });
  expect(thrown.filter((message) => message !== PLANTED)).toEqual([]);
  await context.close();
});

test('where every version throws on mount, the page says so and stops reloading', async ({
  browser,
  keepPage,
  sandbox,
  versions,
}) => {
  const { first, second } = versions;
  const { context, thrown } = await openBroken(browser, keepPage, versions, [first.version, second.version]);
  const page = await context.newPage();
  const loads = countLoads(page, sandbox.places.site);
  await page.clock.install();
  await page.goto(HONEY.shelf);
  await expectFailurePage(page);
  await page.clock.fastForward(120_000);
  await expectMainUntouched(context);
  await expectFailurePage(page);
  expect(loads()).toBeLessThanOrEqual(3);
  expect(await rememberedOf(page)).toMatchObject({ bad: [second.version] });
  expect(thrown.filter((message) => message !== PLANTED)).toEqual([]);
  await context.close();
});
