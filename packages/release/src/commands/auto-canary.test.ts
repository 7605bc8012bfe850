import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import type { HourCounts } from '../canary/hours.ts';
import { hoursFromFile, hoursFromStore } from '../canary/read-hours.ts';
import { autoCanary, parseShares, replayed } from './auto-canary.ts';
import { eachSmallSite, type SmallSite } from './testing/small-site.test-support.ts';

let site: SmallSite;
let versions: { canary: string; live: string };
eachSmallSite(async (fresh) => {
  site = fresh;
  await site.publish('shell');
  await site.publish('honey');
  const live = (await site.slice()).live.version;
  site.build('honey', { script: 'other()' });
  await site.run('honey', { name: 'canary', share: 1 });
  versions = { live, canary: (await site.slice()).canary?.release.version ?? '' };
  await site.run('honey', { name: 'rollback' });
  site.printed.length = 0;
});

const change = { allowRemoved: [], acceptStale: [], noSmoke: true, isDry: false };
const hoursOf = (failures: number, loads = 4000): HourCounts[] =>
  (['canary', 'live'] as const).map((why) => ({
    hour: '2026-11-27T03',
    release: versions[why],
    why,
    loads: why === 'live' ? 90_000 : loads,
    failures: why === 'live' ? 360 : failures,
    ...{ timed: 0, slow: 0, impressions: 0, selects: 0, starts: 0, paid: 0 },
  }));
/** Runs with these hours, one after the other; the last one again and again. */
function auto(
  all: HourCounts[][],
  shares = '1%,10%,50%',
  wait: (() => Promise<void>) | null = async () => {},
) {
  let at = 0;
  const readHours = vi.fn(async () => all[Math.min((at += 1), all.length) - 1] ?? []);
  return autoCanary(site.context, 'honey', { change, shares: parseShares(shares), readHours, wait });
}
const decisions = () => site.printed.filter((line) => /^2026-/.test(line));

it('widens step by step up to the last share, and says why', async () => {
  await auto([hoursOf(1, 200), hoursOf(16)]);
  expect((await site.slice()).canary?.share).toBe(5000);
  expect(decisions()).toEqual([
    expect.stringMatching(/^2026-11-21 00:00 {2}1 % {2}hold: .* too few to rule out 1 % more$/),
    expect.stringMatching(/ {2}1 % {2}widen: failures 0\.4 % in the canary, 0\.4 % live, 4000 loads/),
    expect.stringMatching(/ {2}10 % {2}widen: /),
    expect.stringMatching(/ {2}50 % {2}widen: /),
  ]);
  expect(site.printed.at(-1)).toBe('it has the last share: pnpm release promote honey, or rollback honey');
});

it('takes it back by itself, with an exit code of its own', async () => {
  await expect(auto([hoursOf(16), hoursOf(400)])).rejects.toMatchObject({
    message: expect.stringMatching(
      /^the canary of honey was taken back: failures 10 % in the canary/,
    ) as string,
    exitCode: 3,
  });
  const { canary, live } = await site.slice();
  expect([canary, live.version]).toEqual([null, versions.live]);
});

it('promotes where the last share is all users', async () => {
  await auto([hoursOf(16)], '10%,100%');
  expect((await site.slice()).live.version).toBe(versions.canary);
});

it('goes on with a canary that runs, gives one decision for a scheduler, and changes nothing if dry', async () => {
  await site.run('honey', { name: 'canary', share: 1000 });
  await auto([hoursOf(1, 200)], '1%,10%,50%', null);
  expect([decisions().length, (await site.slice()).canary?.share]).toEqual([1, 1000]);
  await site.run('honey', { name: 'rollback' });
  const options = {
    change: { ...change, isDry: true },
    shares: [100],
    readHours: async () => [],
    wait: null,
  };
  await autoCanary(site.context, 'honey', options);
  expect((await site.slice()).canary).toBeNull();
});

it('ends if another command ends the canary', async () => {
  await auto([hoursOf(1, 200)], '1%,10%', () => site.run('honey', { name: 'rollback' }));
  expect(site.printed.at(-1)).toContain('another command has ended the canary');
});

it.each(['10%,1%', '1%,1%', '1%,x', '0%', '50%,101%'])('refuses the shares %s', (text) => {
  expect(() => parseShares(text)).toThrow('are not shares in ascending order: 1%,10%,50%');
});

it('recorded hours are judged as they would have been, until it is taken back', () => {
  const later = hoursOf(400).map((each) => ({ ...each, hour: '2026-11-27T04' }));
  const last = hoursOf(400).map((each) => ({ ...each, hour: '2026-11-27T05' }));
  expect(replayed([...hoursOf(16), ...later, ...last]).map(({ at, act }) => [at, act])).toEqual([
    ['2026-11-27T03', 'widen'],
    ['2026-11-27T04', 'take back'],
  ]);
  expect(() => replayed([])).toThrow('the events have no canary beside a live release');
});

let server: http.Server | undefined;
afterEach(() => void server?.close());

it.each<[string, number, string, string | null]>([
  ['hours', 200, JSON.stringify({ hours: [] }), null],
  ['an error', 500, '', 'HTTP 500'],
  ['another form', 200, '{"hours":[{}]}', 'hour'],
])('reads %s from an event store', async (_, status, body, message) => {
  const urls: (string | undefined)[] = [];
  server = http.createServer((request, response) => {
    urls.push(request.url);
    response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const read = hoursFromStore(`http://127.0.0.1:${port}/statistics?app=vip`)('honey');
  if (message === null) expect(await read).toEqual([]);
  else await expect(read).rejects.toThrow(message);
  expect(urls).toEqual(['/statistics?app=vip&brand=honey']);
});

it('a file of events that is missing is a message', async () => {
  await expect(hoursFromFile('no-events.jsonl')('honey')).rejects.toThrow('there is no file no-events.jsonl');
});
