import type { Page } from '@playwright/test';
import { HONEY, MAIN } from '../steps/brands.ts';
import { runningOf } from '../steps/running.ts';
import { expectShelf } from '../steps/shelf.ts';
import {
  countLoads,
  expectFailurePage,
  expectMainUntouched,
  expectSells,
  expectTold,
  headline,
  LINES,
  rememberedOf,
} from './checks.ts';
import { signSlice } from './slices.ts';
import { spoil, type Spoil } from './spoil.ts';
import { expect, test, type ReleaseFiles } from './stage.ts';

/** Puts the page's clock on, a little at a time, until that many documents were asked for. */
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

/** Settles once the shell's own file is there and has run: its time for the page counts from then. */
async function shellHasRun(page: Page): Promise<void> {
  await page.waitForEvent('requestfinished', (request) =>
    /\/r\/shell\/.*\/shell\.\w+\.js$/.test(request.url()),
  );
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

const retry = (page: Page) => page.getByRole('button', { name: '重试' }).click();

const SPOILT: { how: Spoil; file: keyof Pick<ReleaseFiles, 'entry' | 'page'> }[] = [
  { how: 'half of it', file: 'entry' },
  { how: 'HTML', file: 'entry' },
  { how: '404', file: 'page' },
  { how: 'another origin’s CORS', file: 'page' },
];

for (const { how, file } of SPOILT) {
  test(`${how} for the new version’s ${file}: the last good one sells, and main is as it was`, async ({
    page,
    context,
    sandbox,
    versions,
    control,
  }) => {
    const loads = countLoads(page, sandbox.places.site);
    await spoil(context, versions.address(versions.second.version, versions.files[file]), how);
    await page.goto(HONEY.shelf);
    await expect(headline(page, LINES.first)).toBeVisible();
    await expectMainUntouched(context);
    await expectSells(page, LINES.first);
    expect(loads()).toBe(2);
    await expectTold(control, 'release_quarantined', { release: versions.second.version, cause: 'load' });
  });
}

for (const [file, cause] of [
  // Without it there is no container, whatever time it is.
  ['entry', 'load'],
  ['page', 'overdue'],
] as const) {
  test(`a socket that stalls for the new version’s ${file}: the last good one sells after its time`, async ({
    page,
    context,
    sandbox,
    versions,
    control,
  }) => {
    const loads = countLoads(page, sandbox.places.site);
    await page.clock.install();
    await spoil(
      context,
      versions.address(versions.second.version, versions.files[file]),
      'a socket that stalls',
    );
    const isRunning = shellHasRun(page);
    await page.goto(HONEY.shelf, { waitUntil: 'commit' });
    // What stands is the composed page, not a blank one.
    await expect(headline(page, LINES.second)).toBeVisible();
    await isRunning;
    await expectMainUntouched(context);
    await moveUntilLoads(page, loads, 2);
    await expectSells(page, LINES.first);
    expect(loads()).toBe(2);
    await expectTold(control, 'release_quarantined', { release: versions.second.version, cause });
  });
}

for (const how of ['404', 'half of it', 'another origin’s CORS'] as const) {
  test(`${how} for the shell: says what to do, and 重试 sells once it is well`, async ({
    page,
    context,
    sandbox,
  }) => {
    const loads = countLoads(page, sandbox.places.site);
    const heal = await spoil(context, `${sandbox.places.releases}/r/shell/`, how);
    await page.goto(HONEY.shelf);
    await expectFailurePage(page);
    expect(loads()).toBe(2);
    heal();
    await retry(page);
    await expectSells(page, LINES.second);
    expect(loads()).toBe(3);
  });
}

test('a socket that stalls for the shell: says what to do after its time, and 重试 sells', async ({
  page,
  context,
  sandbox,
}) => {
  const loads = countLoads(page, sandbox.places.site);
  await page.clock.install();
  const heal = await spoil(context, `${sandbox.places.releases}/r/shell/`, 'a socket that stalls');
  await page.goto(HONEY.shelf, { waitUntil: 'commit' });
  await moveUntilLoads(page, loads, 2);
  const told = page.getByRole('alert');
  await expect
    .poll(async () => {
      await page.clock.fastForward(5_000);
      return told.isVisible();
    })
    .toBe(true);
  await expectFailurePage(page);
  expect(loads()).toBe(2);
  heal();
  await retry(page);
  await expectSells(page, LINES.second);
});

/** What a place that answers nothing, or everything with its own page, does to the probe. */
for (const how of ['no network', 'HTML'] as const) {
  test(`${how} for all of honey and for the probe is the network’s fault: nothing is put aside`, async ({
    page,
    context,
    sandbox,
    versions,
    control,
  }) => {
    const loads = countLoads(page, sandbox.places.site);
    const { releases } = sandbox.places;
    const heal = [
      await spoil(context, `${releases}/r/honey/`, how),
      await spoil(context, `${releases}/r/alive.txt`, how),
    ];
    await page.goto(HONEY.shelf);
    await expectFailurePage(page);
    expect(loads()).toBe(2);
    await expectMainUntouched(context);
    expect((await rememberedOf(page)).bad ?? []).toEqual([]);
    heal.forEach((well) => well());
    await retry(page);
    await expectSells(page, LINES.second);
    expect(loads()).toBe(3);
    await expectTold(control, 'error', { where: 'page', release: versions.second.version });
    const { events } = await control.state();
    expect(events.filter(({ name }) => name === 'release_quarantined')).toEqual([]);
  });
}

test('a file that was torn once on its way: the same version sells after one reload', async ({
  page,
  context,
  sandbox,
  versions,
}) => {
  const loads = countLoads(page, sandbox.places.site);
  const { version } = versions.second;
  const address = versions.address(version, versions.files.page);
  const heal = await spoil(context, address, 'half of it');
  page.on('console', (message) => {
    if (message.text().includes('integrity')) heal();
  });
  await page.goto(HONEY.shelf);
  await expectSells(page, LINES.second);
  expect(loads()).toBe(2);
});

test('a wrong file that the browser keeps as immutable is fetched past its cache', async ({
  page,
  sandbox,
  versions,
  control,
}) => {
  // No routes here: they switch the browser's cache off.
  const loads = countLoads(page, sandbox.places.site);
  const { pathname } = new URL(versions.address(versions.second.version, versions.files.page));
  await control.faults({ match: `GET ${pathname}`, kind: 'malformed', times: 1 });
  await page.goto(HONEY.shelf);
  await expectSells(page, LINES.second);
  expect(loads()).toBe(2);
});

test.describe('a host that keeps an old page whose files are gone', () => {
  test.beforeEach(async ({ context, versions, keepPage }) => {
    const { first, second, signer } = versions;
    await keepPage(first.html);
    await spoil(context, versions.address(first.version, ''), '404');
    // What is gone is in no slice any more.
    const serial = second.slice.serial + 1;
    const body = JSON.stringify(signSlice({ ...second.slice, serial, lastGood: null }, signer));
    await context.route('**/registry/honey.json', (route) => route.fulfill({ body }));
  });

  test('sells what the registry says', async ({ page, context, sandbox, versions, control }) => {
    const loads = countLoads(page, sandbox.places.site);
    await page.goto(HONEY.shelf);
    await expect(headline(page, LINES.second)).toBeVisible();
    const { version, slice } = versions.second;
    expect(await runningOf(page)).toMatchObject({ release: version, why: 'live', serial: slice.serial + 1 });
    await expectMainUntouched(context);
    await expectSells(page, LINES.second);
    expect(loads()).toBe(2);
    await expectTold(control, 'release_quarantined', { release: versions.first.version, cause: 'load' });
  });

  test('says what to do where the registry is out of reach, and 重试 sells later', async ({
    page,
    context,
    sandbox,
  }) => {
    const loads = countLoads(page, sandbox.places.site);
    const heal = await spoil(context, `${sandbox.places.site}/registry/`, 'no network');
    await page.goto(HONEY.shelf);
    await expectFailurePage(page);
    expect(loads()).toBe(2);
    heal();
    await page.getByRole('button', { name: '重试' }).click();
    await expectSells(page, LINES.second);
    expect(loads()).toBe(4);
  });
});

test('main’s own trouble does not touch honey', async ({ page, context, sandbox }) => {
  const heal = await spoil(context, `${sandbox.places.releases}/r/main/`, '404');
  await page.goto(MAIN.shelf);
  await expectFailurePage(page);
  const other = await context.newPage();
  await other.goto(HONEY.shelf);
  await expectSells(other, LINES.second);
  heal();
  await retry(page);
  await expectShelf(page, MAIN);
});
