import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { HourCounts } from '../canary/hours.ts';
import { CommandError } from '../command-error.ts';
import { addKey, useKey } from '../commands/keys.ts';
import { eachSmallSite, type SmallSite } from '../commands/testing/small-site.test-support.ts';
import { RUNBOOK } from './alerts.ts';
import { siteOverview } from './site-overview.ts';

let site: SmallSite;
eachSmallSite(async (fresh) => {
  site = fresh;
  await site.publish('shell');
  await site.publish('honey');
});

const of = async (publisher: string, options: Parameters<typeof siteOverview>[1] = {}) => {
  const overview = await siteOverview(site.context, options);
  const found = overview.publishers.find((each) => each.publisher === publisher);
  if (!found) throw new Error(`no ${publisher}`);
  return { ...found, alerts: overview.alerts.filter((each) => each.publisher === publisher), overview };
};
const refused = (...names: string[]) => ({
  ...site.context,
  keys: {
    ...site.context.keys,
    trusted: (each: string) => (names.includes(each) ? [] : site.context.keys.trusted(each)),
  },
});

async function startCanary(): Promise<{ live: string; canary: string }> {
  site.build('honey', { script: 'other()' });
  await site.run('honey', { name: 'canary', share: 1000 });
  const { live, canary } = await site.slice();
  return { live: live.version, canary: canary?.release.version ?? '' };
}

const hour = (release: string, why: string, loads: number, failures: number): HourCounts => ({
  ...{ hour: '2026-11-21T03', release, why, loads, failures, timed: loads, slow: 0 },
  ...{ impressions: loads, selects: loads / 2, starts: loads / 4, paid: loads / 10 },
});

it('of an intact site has no alert but that it has no statistics', async () => {
  const overview = await siteOverview(site.context);
  expect(overview).toMatchObject({
    ...{
      at: '2026-11-21T00:00:00.000Z',
      site: '.site',
      configuration: 0,
      problems: [],
      refused: {},
      stale: {},
    },
    alerts: [{ level: 'note', publisher: null, text: 'API_STATISTICS is not set' }],
    publishers: [
      { publisher: 'shell' },
      { publisher: 'honey', canary: null, lastGood: null, releases: null },
    ],
  });
});

it('has the changes with who made them and why, and those of keys and of the configuration', async () => {
  site.context.author = 'wang@release-1';
  site.context.message = 'prices of December';
  await site.publish('honey', { script: 'december()' });
  site.context.message = null;
  await addKey(site.context, 'honey');
  await useKey(site.context, 'honey', site.context.keys.trusted('honey').at(-1)?.kid ?? '');
  await site.run('honey', { name: 'rollback' });
  await site.set({ SITE_ORIGIN: 'https://vip.lxb.cn' });
  const { changes, overview, live } = await of('honey');
  expect(changes).toMatchObject([
    { serial: 4, did: 'rollback', version: live.version, by: 'wang@release-1', message: null },
    { serial: 3, did: expect.stringMatching(/^keys use honey /) as string, version: null },
    { serial: 2, did: 'publish', by: 'wang@release-1', message: 'prices of December' },
    { serial: 1, did: 'publish', by: 'operator' },
  ]);
  expect(overview.configurationChanges).toMatchObject([
    { serial: 1, did: 'SITE_ORIGIN  (default) -> https://vip.lxb.cn', by: 'wang@release-1' },
  ]);
});

it('a change whose record is lost is shown as one of unknown operators', async () => {
  await site.context.store.remove('changes/honey/1.json');
  expect((await of('honey')).changes).toMatchObject([{ serial: 1, did: 'publish', by: null, message: null }]);
});

it('a canary that is judged bad is a problem, and gets no command that widens it', async () => {
  const { live, canary } = await startCanary();
  const readHours = async () => [hour(live, 'live', 9000, 36), hour(canary, 'canary', 1000, 100)];
  const honey = await of('honey', { readHours, site: 's3://vip/site' });
  expect(honey.canary).toMatchObject({ share: 0.1, judgement: { act: 'take back' } });
  expect(honey.alerts).toMatchObject([
    {
      level: 'problem',
      runbook: RUNBOOK.takenBack,
      commands: ['pnpm release rollback honey --site s3://vip/site'],
    },
  ]);
  expect(honey.overview.problems).toEqual([
    expect.stringMatching(/^honey: its canary \w{12} is judged bad and still runs: failures 10 %/),
  ]);
  expect(honey.next.map(({ what, isAdvised }) => [what, isAdvised])).toEqual([
    ['Take the canary back', true],
    ['Rotate the key', false],
  ]);
  expect(honey.releases?.map(({ version, loads }) => [version, loads])).toEqual([
    [live, 9000],
    [canary, 1000],
  ]);
});

it('a canary without harm is advised to widen, at the last share to be promoted', async () => {
  const { live, canary } = await startCanary();
  const readHours = async () => [hour(live, 'live', 90_000, 360), hour(canary, 'canary', 4000, 16)];
  const advised = async () =>
    (await of('honey', { readHours })).next
      .filter(({ isAdvised }) => isAdvised)
      .map(({ command }) => command);
  expect(await advised()).toEqual(['pnpm release canary honey 50%']);
  await site.run('honey', { name: 'canary', share: 5000 });
  expect(await advised()).toEqual(['pnpm release promote honey']);
});

it('live that fails more than the last good release is a warning, unless chance explains it', async () => {
  await site.publish('honey', { script: 'other()' });
  const { live, lastGood } = await site.slice();
  const alerts = async (failures: number) =>
    (
      await of('honey', {
        readHours: async () => [
          hour(live.version, 'live', 1000, failures),
          hour(lastGood?.version ?? '', 'live', 9000, 36),
        ],
      })
    ).alerts;
  expect(await alerts(7)).toEqual([]);
  expect(await alerts(50)).toMatchObject([
    {
      level: 'warning',
      runbook: RUNBOOK.bad,
      text: expect.stringMatching(/^live fails in 5 % of/) as string,
    },
  ]);
});

it('a refused slice, a stale one, a damaged file and one that expires are alerts', async () => {
  await site.publish('main');
  const old = site.text('registry.json');
  await site.publish('main', { script: 'other()' });
  await site.context.store.write('registry.json', Buffer.from(old));
  await site.context.store.remove(`r/shell/${(await site.slice('shell')).live.version}/shell.js`);
  site.setDay(85);
  const { alerts, problems } = await siteOverview(refused('honey'));
  expect(alerts.map(({ level, publisher, runbook }) => [level, publisher, runbook])).toEqual([
    ['problem', 'honey', RUNBOOK.refused],
    ['problem', 'shell', RUNBOOK.damaged],
    ['problem', 'main', RUNBOOK.damaged],
    ['problem', 'main', RUNBOOK.stale],
    ['warning', 'shell', RUNBOOK.expired],
    ['warning', 'main', RUNBOOK.expired],
    ['note', null, RUNBOOK.statistics],
  ]);
  expect(problems).toContainEqual(expect.stringMatching(/^r\/shell\/\w{12}\/shell.js is missing$/));
});

it('an expired slice and two trusted keys have their next command', async () => {
  await addKey(site.context, 'honey');
  site.setDay(91);
  const { alerts } = await of('honey', { site: '/srv/the site' });
  expect(alerts.map(({ level, commands }) => [level, ...commands])).toEqual([
    ['problem', "pnpm release publish honey --site '/srv/the site'"],
    ['note', expect.stringMatching(/^pnpm release keys use honey \S+ --site/)],
  ]);
});

it('statistics that cannot be read are a warning, and the rest is there', async () => {
  const readHours = async () => {
    throw new CommandError('statistics of https://events.lxb.cn: HTTP 503');
  };
  const { overview, releases } = await of('honey', { readHours });
  expect(overview.alerts).toMatchObject([
    { level: 'warning', text: expect.stringContaining('HTTP 503') as string },
  ]);
  expect([releases, overview.problems]).toEqual([null, []]);
});

it.each<[string, string, string, string]>([
  ['a configuration that the platform did not sign', 'config.json', '{}', RUNBOOK.configuration],
  ['a registry that is none', 'registry.json', '{', RUNBOOK.unreadable],
])('%s is the only alert', async (_, key, text, runbook) => {
  await site.context.store.write(key, Buffer.from(text));
  const { alerts, problems, configuration } = await siteOverview(site.context);
  expect(alerts).toMatchObject([{ level: 'problem', runbook, text: expect.stringContaining(key) as string }]);
  expect([problems.length, configuration]).toEqual([1, null]);
});

it('a store that cannot be reached is an alert of one sentence', async () => {
  const read = async () => {
    throw Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:9000'), { code: 'ECONNREFUSED' });
  };
  const { problems } = await siteOverview({ ...site.context, store: { ...site.context.store, read } });
  expect(problems).toEqual(['connect ECONNREFUSED 10.0.0.1:9000']);
});

it('every alert names a section that the runbook has', () => {
  const runbook = fs.readFileSync(path.join(import.meta.dirname, '../../docs/runbook.md'), 'utf8');
  for (const heading of Object.values(RUNBOOK)) expect(runbook.split('\n')).toContain(`## ${heading}`);
});
