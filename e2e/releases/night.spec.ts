import { cpSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { OWN_KEYS, release } from '../fixtures/compose-site.ts';
import { HONEY } from '../page-objects/brands.ts';
import { expectCashier } from '../page-objects/cashier.ts';
import { payAgreeing } from '../page-objects/package-list.ts';
import { payInCashier } from '../page-objects/purchase.ts';
import { runningOf } from '../page-objects/running.ts';
import { expect, expectPackageListOf, test } from './fixtures/test.ts';

/** What a command printed, and its exit code. */
interface Outcome {
  code: number;
  text: string;
}

interface Reported {
  release: string;
  why: string;
  loads: number;
  errors: number;
}

/** Events of a fleet, as the pages of a release send them. */
async function report(origin: string, { release: version, why, loads, errors }: Reported): Promise<void> {
  const names = [
    ...Array.from({ length: loads }, () => 'page_view'),
    ...Array.from({ length: errors }, () => 'error'),
  ];
  for (let at = 0; at < names.length; at += 100) {
    const events = names.slice(at, at + 100).map((name) => ({
      name,
      at: Date.now(),
      route: HONEY.path,
      props: { brand: 'honey', release: version, why },
    }));
    const answer = await fetch(`${origin}/api/events/v1/events`, {
      method: 'POST',
      body: JSON.stringify({ events }),
    });
    expect(answer.status).toBe(200);
  }
}

test('a night: a bad canary, a shell, a new key and a stolen registry, while a buyer is in the cashier', async ({
  page,
  context,
  site,
  sandbox,
  ledger,
}) => {
  const keys = await mkdtemp(join(tmpdir(), 'e2e-keys-'));
  cpSync(OWN_KEYS, keys, { recursive: true });
  const run = (...args: string[]): Promise<Outcome> =>
    release([...args, '--site', site.folder], { RELEASE_KEYS: keys, RELEASE_AUTHOR: 'the night shift' }).then(
      ({ stdout }) => ({ code: 0, text: stdout }),
      ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
        code,
        text: stdout + stderr,
      }),
    );
  const done = async (...args: string[]): Promise<string> => {
    const { code, text } = await run(...args);
    expect(code, text).toBe(0);
    return text;
  };
  const origin = sandbox.places.site;

  await test.step('a buyer is in the cashier', async () => {
    await page.goto(HONEY.path);
    await expectPackageListOf(page, 'first');
    await payAgreeing(page);
    await expectCashier(page, HONEY.preselected.amount);
  });

  const stolen = await readFile(join(site.folder, 'registry.json'));
  await test.step('a bad canary is taken back by itself, while the platform publishes a shell', async () => {
    await done('config', 'set', '--allow-unreachable', `API_STATISTICS=${origin}/api/events/v1/statistics`);
    await done('canary', 'honey', '10%', '--message', 'gifts');
    await report(origin, { release: site.first, why: 'live', loads: 1800, errors: 8 });
    await report(origin, { release: site.second, why: 'canary', loads: 200, errors: 60 });
    const [canary] = await Promise.all([
      run('canary', 'honey', '--auto', '10%,50%', '--once'),
      done('publish', 'shell', '--no-smoke'),
    ]);
    expect(canary.code, canary.text).toBe(3);
    expect(canary.text).toContain('the canary of honey was taken back: failures 30 % in the canary');
  });

  await test.step('the key is rotated', async () => {
    const fresh = /new key (\S+)/.exec(await done('keys', 'add', 'honey'))?.[1] ?? '';
    const old = /keys retire honey (\S+)/.exec(await done('keys', 'use', 'honey', fresh))?.[1] ?? '';
    await done('keys', 'retire', 'honey', old);
    expect(await done('keys', 'list', 'honey')).toContain(`honey  ${fresh}  signs here, signed what is live`);
  });

  await test.step('the registry of before, put back, makes nothing old live again', async () => {
    const file = join(site.folder, 'registry.json');
    const newest = await readFile(file);
    await writeFile(file, stolen);
    for (const args of [['publish', 'shell', '--no-smoke'], ['compose'], ['status']]) {
      const { code, text } = await run(...args);
      expect(code, text).toBe(1);
      expect(text).toContain('registry.json has serial');
    }
    const other = await context.newPage();
    await other.goto(HONEY.path);
    await expectPackageListOf(other, 'first');
    await other.close();
    await writeFile(file, newest);
  });

  await test.step('the buyer pays, and the site is what it should be', async () => {
    await payInCashier(page, ledger, HONEY.preselected.amount);
    await page.goto(HONEY.path);
    await expectPackageListOf(page, 'first');
    expect(await runningOf(page)).toMatchObject({ release: site.first, why: 'live' });
    const status = JSON.parse(await done('status', '--json')) as { publishers: { publisher: string }[] };
    expect(status).toMatchObject({ refused: {}, stale: {}, problems: [] });
    expect(status.publishers.find(({ publisher }) => publisher === 'honey')).toMatchObject({
      live: { version: site.first },
      canary: null,
    });
  });

  await test.step('the dashboard shows the night: what was done, by whom, and that all is in order', async () => {
    const file = join(site.folder, '../dashboard.html');
    await done('dashboard', '--out', file);
    const tab = await context.newPage();
    await tab.goto(pathToFileURL(file).href);
    await expect(tab.getByText('All in order')).toBeVisible();
    const honey = tab.getByRole('region', { name: /^honey/ });
    await expect(honey.getByText('none runs')).toBeVisible();
    const changes = honey.locator('.changes').first().getByRole('listitem');
    await expect(changes.nth(0)).toContainText('keys use honey');
    await expect(changes.nth(1)).toContainText(`rollback ${site.second}`);
    await expect(changes.nth(1)).toContainText('by the night shift');
    await expect(changes.nth(2)).toContainText('canary 10 %');
    await expect(changes.nth(2).locator('q')).toHaveText('gifts');
    // What the pages of both releases reported: 60 failures of 200 loads, 8 of 1800.
    await expect(honey.getByRole('row', { name: `${site.second} earlier` })).toContainText('30.0\u00a0%');
    await expect(honey.getByRole('row', { name: `${site.first} live` })).toContainText('0.4');
    await expect(honey.getByText(`pnpm release canary honey 1% --site ${site.folder}`)).toBeVisible();
    await tab.close();
  });
  await rm(keys, { recursive: true });
});
