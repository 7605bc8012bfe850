import { expect, it } from 'vitest';
import { chooseRelease, type Slice } from '@vip/release-format';
import { eachSmallSite, watched, type SmallSite } from './testing/small-site.test-support.ts';

let site: SmallSite;
eachSmallSite((fresh) => void (site = fresh));

const IDS = Array.from({ length: 100_000 }, (_, at) => String(13_800_000_000 + at));

/** The ids in a slice's canary, by the code of the boot script. */
const inside = ({ live, canary, lastGood }: Slice): Set<string> =>
  new Set(
    IDS.filter((id) => {
      const chosen = chooseRelease({
        brand: 'honey',
        id,
        live,
        canary,
        lastGood,
        pinned: null,
        override: null,
        bad: [],
      });
      return chosen?.why === 'canary';
    }),
  );

it('a rollout over 1, 10, 50 and 100 % and its rollback do not change the shell', async () => {
  await site.publish('shell');
  const shell = site.files('r/shell/');
  expect(Object.keys(shell).length).toBeGreaterThan(3);
  await site.publish('main');
  await site.publish('honey');
  const first = await site.slice();

  site.build('honey', { script: 'entry(2)' });
  let before = new Set<string>();
  for (const percent of [1, 10, 50, 100]) {
    await site.run('honey', { name: 'canary', share: percent * 100 });
    const now = inside(await site.slice());
    expect(Math.abs((now.size / IDS.length) * 100 - percent)).toBeLessThan(0.3);
    expect([...before].filter((id) => !now.has(id))).toEqual([]);
    before = now;
  }
  await site.run('honey', { name: 'canary', share: 0 });
  expect(inside(await site.slice()).size).toBe(0);

  await site.run('honey', { name: 'promote' });
  const second = await site.slice();
  expect(second.lastGood).toEqual(first.live);
  await site.run('honey', { name: 'rollback' });
  expect((await site.slice()).live).toEqual(first.live);
  expect(site.files('r/shell/')).toEqual(shell);
  expect((await site.slice('shell')).serial).toBe(1);
});

it('a rollback writes only the registry and the brand’s HTML, equal to before except the serial', async () => {
  await site.publish('shell');
  await site.publish('main');
  await site.publish('honey', { script: 'entry(0)' });
  await site.publish('honey', { script: 'entry(1)', routes: ['/honey', '/gone'] });
  const before = site.page('honey.html');
  await site.publish(
    'honey',
    { script: 'entry(2)', routes: ['/honey', '/new'] },
    { allowRemoved: ['/gone'] },
  );
  expect(withoutSerial(site.page('honey.html'))).not.toBe(withoutSerial(before));

  const { store, written, removed } = watched(site.context.store);
  await site.run('honey', { name: 'rollback' }, { on: { ...site.context, store } });
  const page = (name: string) => ['', '.br', '.gz'].map((ending) => `pages/${name}.html${ending}`);
  expect(written.sort()).toEqual([...page('gone'), ...page('honey'), 'registry.json', 'registry/honey.json']);
  expect(removed.sort()).toEqual(page('new'));
  expect(site.page('honey.html')).not.toBe(before);
  expect(withoutSerial(site.page('honey.html'))).toBe(withoutSerial(before));
});

/** The policy contains the hash of the script with the serial. */
const withoutSerial = (html: string): string =>
  html.replace(/"serial":\d+/, '"serial":N').replace(/sha256-[\w+/]{43}=(?=(?:&#39;|'))/, 'sha256-of-it');
