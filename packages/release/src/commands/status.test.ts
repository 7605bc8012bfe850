import { expect, it } from 'vitest';
import type { SiteOverview } from '../overview/overview.ts';
import { siteOverview } from '../overview/site-overview.ts';
import { statusLines } from './status.ts';
import { eachSmallSite, type SmallSite } from './testing/small-site.test-support.ts';

let site: SmallSite;
eachSmallSite((fresh) => void (site = fresh));

/** Without the last line: that the site names no address of counts. */
const linesOf = (overview: SiteOverview) => statusLines(overview).slice(0, -1);
const status = async (keys = site.context.keys) => linesOf(await siteOverview({ ...site.context, keys }));

it('of an empty site has one line', async () => expect(await status()).toEqual(['nothing is published']));

it('has live, canary and last good with ages and counts', async () => {
  await site.publish('shell');
  await site.publish('honey');
  site.setDay(3);
  await site.publish('honey', { script: 'entry(2)' });
  site.setDay(4);
  site.build('honey', { script: 'entry(3)' });
  await site.run('honey', { name: 'canary', share: 50 });
  site.setDay(4.25);
  const overview = await siteOverview(site.context);
  const [honey] = overview.publishers.filter(({ publisher }) => publisher === 'honey');
  if (!honey?.canary || !honey.lastGood) throw new Error('honey has a canary and a last good release');
  expect(linesOf(overview).slice(0, 4)).toEqual([
    'honey  serial 3',
    `  live       ${honey.live.version}  30 h`,
    `  canary     ${honey.canary.version}  6 h  0.5 % of users`,
    `  last good  ${honey.lastGood.version}  4 days`,
  ]);
  Object.assign(honey.live, { errors: 2, quarantined: 0, visits: 90 });
  Object.assign(honey.canary, { errors: 7, quarantined: 1, visits: 9 });
  expect(linesOf(overview).slice(1, 3)).toEqual([
    `  live       ${honey.live.version}  30 h  90 page views, 2 errors, 0 quarantined`,
    `  canary     ${honey.canary.version}  6 h  0.5 % of users  9 page views, 7 errors, 1 quarantined`,
  ]);
});

it('marks expired slices and those that soon are, and counts the age from the last publish', async () => {
  await site.publish('shell');
  site.setDay(80);
  expect((await status()).at(-1)).toMatch(/^WARNING {2}shell: its slice expires in 10 days \(2027-02-19\)/);
  site.setDay(91);
  expect((await status())[0]).toMatch(/^shell {2}serial 1 {2}EXPIRED/);
  await site.publish('shell');
  expect(await status()).toEqual(['shell  serial 2', expect.stringMatching(/^ {2}live {7}\w{12} {2}0 min$/)]);
});

it('marks a refused slice, beside valid ones', async () => {
  await site.publish('shell');
  await site.publish('honey');
  const { keys } = site.context;
  const trusted = (publisher: string) => (publisher === 'honey' ? [] : keys.trusted(publisher));
  expect(await status({ ...keys, trusted })).toEqual([
    expect.stringMatching(/^honey {2}REFUSED: /),
    'shell  serial 1',
    expect.stringContaining('  live'),
  ]);
});
