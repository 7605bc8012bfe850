import type { Page } from '@playwright/test';
import { HONEY, MAIN } from '../page-objects/brands.ts';
import { runningOf } from '../page-objects/running.ts';
import { expectPackageList } from '../page-objects/package-list.ts';
import {
  expectFailurePage,
  expectNeutralPage,
  expectMainUntouched,
  expectSells,
  expectEvent,
  headline,
  LINES,
  rememberedOf,
} from './checks.ts';
import { signSlice } from './slices.ts';
import { corrupt, type Corruption } from './corrupt.ts';
import { expect, test, type ReleaseFiles } from './fixtures.ts';

/** Moves the page's clock in steps until that many documents were requested. */
const moveUntilLoads = (page: Page, loads: () => number, wanted: number): Promise<void> =>
  expect
    .poll(
      async () => {
        if (loads() < wanted) await page.clock.fastForward(5_000);
        return loads();
      },
      { intervals: [500] },
    )
    .toBe(wanted);

/** Waits until the shell's second script is there: its timeout for the page starts then. */
async function shellHasRun(page: Page): Promise<void> {
  await page.waitForEvent('requestfinished', (request) =>
    /\/r\/shell\/.*\/start\.\w+\.js$/.test(request.url()),
  );
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

const retry = (page: Page) => page.getByRole('button', { name: '重试' }).click();

const lazy = (files: ReleaseFiles, name: string) =>
  files.lazy.find((file) => file.startsWith(name) && file.endsWith('.js')) ?? '';

const CORRUPTED: { how: Corruption; what: string; file(files: ReleaseFiles): string; cause?: string }[] = [
  { how: 'one flipped byte', what: 'entry', file: ({ entry }) => entry },
  {
    how: 'one flipped byte',
    what: 'lazy checkout file',
    file: (files) => lazy(files, 'buying'),
    cause: 'late',
  },
  {
    how: 'one flipped byte',
    what: 'lazy file with the sheets',
    file: (files) => lazy(files, 'pay-lazy'),
    cause: 'late',
  },
  { how: 'HTML', what: 'entry', file: ({ entry }) => entry },
  { how: '404', what: 'page', file: ({ page }) => page },
  { how: 'another origin’s CORS', what: 'page', file: ({ page }) => page },
];

for (const { how, what, file, cause = 'load' } of CORRUPTED) {
  test(`${how} for the new version’s ${what}: the last good version sells, and main is not affected`, async ({
    page,
    context,
    loads,
    versions,
    control,
  }) => {
    const { first, second, files } = versions;
    await corrupt(context, versions.address(second.version, file(files)), how);
    await page.goto(HONEY.path);
    await expect(headline(page, LINES.first)).toBeVisible();
    expect(await runningOf(page)).toMatchObject({ release: first.version, why: 'fallback' });
    await expectMainUntouched(context);
    await expectSells(page, LINES.first);
    expect(loads()).toBe(2);
    await expectEvent(control, 'release_quarantined', { release: second.version, cause });
  });
}

for (const [file, cause] of [
  // Without the entry there is no container at any time.
  ['entry', 'load'],
  ['page', 'overdue'],
] as const) {
  test(`a socket that stalls for the new version’s ${file}: the last good version sells after the timeout`, async ({
    page,
    context,
    loads,
    versions,
    control,
  }) => {
    await page.clock.install();
    const address = versions.address(versions.second.version, versions.files[file]);
    await corrupt(context, address, 'a socket that stalls');
    const isRunning = shellHasRun(page);
    await page.goto(HONEY.path, { waitUntil: 'commit' });
    // The composed page is shown meanwhile, not an empty one.
    await expect(headline(page, LINES.second)).toBeVisible();
    await isRunning;
    await expectMainUntouched(context);
    await moveUntilLoads(page, loads, 2);
    await expectSells(page, LINES.first);
    expect(loads()).toBe(2);
    await expectEvent(control, 'release_quarantined', { release: versions.second.version, cause });
  });
}

const shell = { of: 'the shell', below: '/r/shell/', count: 2, line: LINES.second };
const honey = { of: 'both versions', below: '/r/honey/', count: 3, line: LINES.first };

for (const { how, of, below, count, line, shown, expectShown } of [
  { how: '404', ...shell, shown: 'the failure page', expectShown: expectFailurePage },
  { how: 'half of it', ...shell, shown: 'the failure page', expectShown: expectFailurePage },
  { how: 'one flipped byte', ...honey, shown: 'the neutral page', expectShown: expectNeutralPage },
] as const) {
  test(`${how} for ${of}: ${shown} is shown, and 重试 works once the host has recovered`, async ({
    page,
    context,
    sandbox,
    loads,
  }) => {
    const heal = await corrupt(context, sandbox.places.releases + below, how);
    await page.goto(HONEY.path);
    await expectShown(page);
    expect(loads()).toBe(count);
    heal();
    await retry(page);
    await expectSells(page, line);
    expect(loads()).toBe(count + 1);
  });
}

test('a socket that stalls for the shell: the failure page is shown after the timeout, and 重试 works', async ({
  page,
  context,
  sandbox,
  loads,
}) => {
  await page.clock.install();
  const heal = await corrupt(context, `${sandbox.places.releases}/r/shell/`, 'a socket that stalls');
  await page.goto(HONEY.path, { waitUntil: 'commit' });
  await moveUntilLoads(page, loads, 2);
  const alert = page.getByRole('alert');
  await expect
    .poll(async () => {
      await page.clock.fastForward(5_000);
      return alert.isVisible();
    })
    .toBe(true);
  await expectFailurePage(page);
  expect(loads()).toBe(2);
  heal();
  await retry(page);
  await expectSells(page, LINES.second);
});

/** A network without answers, or one that answers everything with its own page, fails the probe too. */
for (const how of ['no network', 'HTML'] as const) {
  test(`${how} for all of honey and the probe is diagnosed as a network failure: no release is quarantined`, async ({
    page,
    context,
    sandbox,
    loads,
    versions,
    control,
  }) => {
    const { releases } = sandbox.places;
    const heal = [
      await corrupt(context, `${releases}/r/honey/`, how),
      await corrupt(context, `${releases}/r/alive.txt`, how),
    ];
    await page.goto(HONEY.path);
    await expectFailurePage(page);
    expect(loads()).toBe(2);
    await expectMainUntouched(context);
    expect((await rememberedOf(page)).bad ?? []).toEqual([]);
    heal.forEach((restore) => restore());
    await retry(page);
    await expectSells(page, LINES.second);
    expect(loads()).toBe(3);
    await expectEvent(control, 'error', { where: 'page', release: versions.second.version });
    const { events } = await control.state();
    expect(events.filter(({ name }) => name === 'release_quarantined')).toEqual([]);
  });
}

test('a file that was truncated once: the same version sells after one reload', async ({
  page,
  context,
  loads,
  versions,
}) => {
  const { version } = versions.second;
  const address = versions.address(version, versions.files.page);
  const heal = await corrupt(context, address, 'half of it');
  page.on('console', (message) => {
    if (message.text().includes('integrity')) heal();
  });
  await page.goto(HONEY.path);
  await expectSells(page, LINES.second);
  expect(loads()).toBe(2);
});

test('a wrong file in the browser’s cache is fetched again past the cache', async ({
  page,
  loads,
  versions,
  control,
}) => {
  // No routes here: they disable the browser's cache.
  const { pathname } = new URL(versions.address(versions.second.version, versions.files.page));
  await control.faults({ match: `GET ${pathname}`, kind: 'malformed', times: 1 });
  await page.goto(HONEY.path);
  await expectSells(page, LINES.second);
  expect(loads()).toBe(2);
});

test.describe('a host with an old page whose files are gone', () => {
  test.beforeEach(async ({ context, versions, keepPage }) => {
    const { first, second, signer } = versions;
    await keepPage(first.html);
    await corrupt(context, versions.address(first.version, versions.files.page), '404');
    // Removed versions are in no slice.
    const serial = second.slice.serial + 1;
    const body = JSON.stringify(signSlice({ ...second.slice, serial, lastGood: null }, signer));
    await context.route('**/registry/honey.json', (route) => route.fulfill({ body }));
  });

  test('sells the version of the registry', async ({ page, context, loads, versions, control }) => {
    await page.goto(HONEY.path);
    await expect(headline(page, LINES.second)).toBeVisible();
    const { version, slice } = versions.second;
    expect(await runningOf(page)).toMatchObject({ release: version, why: 'live', serial: slice.serial + 1 });
    await expectMainUntouched(context);
    await expectSells(page, LINES.second);
    expect(loads()).toBe(2);
    await expectEvent(control, 'release_quarantined', { release: versions.first.version, cause: 'load' });
  });

  test('shows the neutral page if the registry is unreachable, and 重试 works later', async ({
    page,
    context,
    sandbox,
    loads,
  }) => {
    const heal = await corrupt(context, `${sandbox.places.site}/registry/`, 'no network');
    await page.goto(HONEY.path);
    await expectNeutralPage(page);
    expect(loads()).toBe(2);
    heal();
    await retry(page);
    await expectSells(page, LINES.second);
    expect(loads()).toBe(4);
  });
});

test('a failure of main does not affect honey', async ({ page, context, sandbox }) => {
  const heal = await corrupt(context, `${sandbox.places.releases}/r/main/`, '404');
  await page.goto(MAIN.path);
  await expectNeutralPage(page);
  const other = await context.newPage();
  await other.goto(HONEY.path);
  await expectSells(other, LINES.second);
  heal();
  await retry(page);
  await expectPackageList(page, MAIN);
});
