import { HONEY } from '../page-objects/brands.ts';
import { runningOf } from '../page-objects/running.ts';
import { expectSells, expectEvent, headline, LINES, rememberedOf } from './checks.ts';
import { withoutHash } from './edit-page.ts';
import { corrupt } from './corrupt.ts';
import { expect, test } from './fixtures.ts';

test('one flipped byte in the manifest: the running version keeps selling, and the error is reported', async ({
  page,
  context,
  loads,
  versions,
  control,
}) => {
  await corrupt(context, versions.address(versions.second.version, 'release.json'), 'one flipped byte');
  await page.goto(HONEY.path);
  await expectSells(page, LINES.second);
  expect(loads()).toBe(1);
  await expectEvent(control, 'error', { where: 'manifest', code: 'unreachable' });
});

test('a missing hash in the page: the last good version sells', async ({
  page,
  keepPage,
  loads,
  versions,
  control,
}) => {
  await keepPage(withoutHash(versions.second.html, versions.files.page));
  await page.goto(HONEY.path);
  await expectSells(page, LINES.first);
  expect(loads()).toBe(1);
  await expectEvent(control, 'page_view', { release: versions.first.version, why: 'fallback' });
});

test('garbage in the stored release state is ignored: the live version sells', async ({
  page,
  loads,
  versions,
}) => {
  const { second } = versions;
  const release = { version: 'abc', routes: [], pages: {}, integrity: {}, entry: '../x.js' };
  await page.goto(HONEY.path);
  const { shell } = await runningOf(page);
  const GARBAGE = [
    '',
    '{"slice":{"serial":9',
    'null',
    '[]',
    '"x"',
    '{"slice":null,"bad":7,"pins":{}}',
    JSON.stringify({ slice: { serial: 'Infinity', live: release, shell }, bad: [{}], pins: [null, 1] }),
    JSON.stringify({ slice: { serial: 1e9, live: release, canary: 3, lastGood: [], shell } }),
    JSON.stringify({ slice: { serial: 1e9, shell }, pins: [{ order: {}, at: Date.now(), isOpen: true }] }),
  ];
  for (const garbage of GARBAGE) {
    await page.evaluate((text) => localStorage.setItem('release.honey', text), garbage);
    await page.reload();
    await expect(headline(page, LINES.second), garbage).toBeVisible();
    expect(await runningOf(page), garbage).toMatchObject({
      release: second.version,
      serial: second.slice.serial,
    });
  }
  await expectSells(page, LINES.second);
  expect(loads()).toBe(GARBAGE.length + 1);
});

test('a stored release without one of its hashes is not run', async ({ page, sandbox, versions }) => {
  const { first, second, signer } = versions;
  const serial = second.slice.serial + 1;
  const signed = { kid: signer.kid, expiresAt: Date.parse(second.slice.expiresAt) };
  // As the shell stores it, without one hash.
  const remembered = await page.request
    .get(`${sandbox.places.releases}/r/honey/${first.version}/release.json`)
    .then((answer) => answer.json() as Promise<{ integrity: Record<string, string> }>);
  const { [versions.files.entry]: _, ...integrity } = remembered.integrity;
  const live = { ...remembered, integrity, manifest: first.slice.live.manifest };
  await page.goto(HONEY.path);
  const { shell } = await runningOf(page);
  await page.evaluate(
    (memory) => localStorage.setItem('release.honey', memory),
    JSON.stringify({ slice: { serial, live, canary: null, lastGood: null, shell, ...signed } }),
  );
  await page.reload();
  await expectSells(page, LINES.second);
  expect(await rememberedOf(page).catch(() => null)).not.toMatchObject({ bad: [second.version] });
});
