import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readRegistry } from '../registry/registry.ts';
import { type ErrorCounts, readErrorCounts, statusData, statusLines } from './status.ts';
import { eachSmallSite, type SmallSite } from './testing/small-site.test-support.ts';

describe('the status', () => {
  let site: SmallSite;
  eachSmallSite((fresh) => void (site = fresh));

  const status = async (
    counts: ErrorCounts | null = null,
    keys: Parameters<typeof readRegistry>[1] = site.context.keys,
  ) => statusLines(await readRegistry(site.context.store, keys), site.context.now, counts);

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
    const { live, canary, lastGood } = await site.slice();
    const v3 = canary?.release.version ?? '';
    const lines = await status(
      new Map([
        [live.version, { errors: 2, quarantined: 0, visits: 90 }],
        [v3, { errors: 7, quarantined: 1, visits: 9 }],
      ]),
    );
    expect(lines.slice(0, 4)).toEqual([
      'honey  serial 3',
      `  live       ${live.version}  30 h  90 page views, 2 errors, 0 quarantined`,
      `  canary     ${v3}  6 h  0.5 % of users  9 page views, 7 errors, 1 quarantined`,
      `  last good  ${lastGood?.version}  4 days  0 page views, 0 errors, 0 quarantined`,
    ]);
    expect((await status())[1]).toBe(`  live       ${live.version}  30 h`);
  });

  it('marks expired slices, and counts the age from the last publish', async () => {
    await site.publish('shell');
    site.setDay(91);
    expect((await status())[0]).toMatch(/^shell {2}serial 1 {2}EXPIRED/);
    await site.publish('shell');
    expect(await status()).toEqual([
      'shell  serial 2',
      expect.stringMatching(/^ {2}live {7}\w{12} {2}0 min$/),
    ]);
  });

  it('is an object for programs too, with shares as parts', async () => {
    await site.publish('shell');
    await site.publish('honey');
    site.build('honey', { script: 'other()' });
    await site.run('honey', { name: 'canary', share: 1000 });
    const { store, keys } = site.context;
    const registry = await readRegistry(store, keys);
    const { live, canary } = await site.slice();
    const counts = new Map([[live.version, { errors: 1, quarantined: 0, visits: 9 }]]);
    expect(statusData(registry, counts, ['a problem'])).toMatchObject({
      configuration: 0,
      publishers: [
        { publisher: 'shell' },
        {
          publisher: 'honey',
          serial: 2,
          live: { version: live.version, errors: 1, visits: 9 },
          canary: { version: canary?.release.version, share: 0.1 },
          lastGood: null,
        },
      ],
      refused: {},
      stale: {},
      problems: ['a problem'],
    });
  });

  it('marks a refused slice, beside valid ones', async () => {
    await site.publish('shell');
    await site.publish('honey');
    const { keys } = site.context;
    const trusted = (publisher: string) => (publisher === 'honey' ? [] : keys.trusted(publisher));
    expect(await status(null, { trusted })).toEqual([
      expect.stringMatching(/^honey {2}REFUSED: /),
      'shell  serial 1',
      expect.stringContaining('  live'),
    ]);
  });
});

describe('error counts', () => {
  let answer: { status: number; body: string };
  let server: http.Server;
  const urls: (string | undefined)[] = [];
  beforeEach(async () => {
    server = http.createServer((request, response) => {
      urls.push(request.url);
      response.writeHead(answer.status).end(answer.body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => server.close());
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  it('are added up from the event store by release', async () => {
    const rows = [
      ['v1', 'page_view', 10],
      ['v1', 'error', 2],
      ['v1', 'error', 1],
      ['v2', 'release_quarantined', 4],
      ['v2', 'pay_click', 5],
    ].map(([release, name, count]) => ({ release, name, count }));
    answer = { status: 200, body: JSON.stringify({ releases: rows }) };
    expect(await readErrorCounts(`${origin()}/count?by=release`, 'https://vip.example')).toEqual(
      new Map([
        ['v1', { visits: 10, errors: 3, quarantined: 0 }],
        ['v2', { visits: 0, errors: 0, quarantined: 4 }],
      ]),
    );
    expect(await readErrorCounts('/api/events/v1/releases', origin())).toHaveProperty('size', 2);
    expect(urls).toEqual(['/count?by=release', '/api/events/v1/releases']);
  });

  it('are not asked for without an address', async () => {
    const before = urls.length;
    expect(await readErrorCounts(null, origin())).toMatch(/^API_RELEASES is not set/);
    expect(urls).toHaveLength(before);
  });

  it.each([
    [503, '', 'HTTP 503'],
    [200, '<html>', 'JSON'],
    [200, '{"releases":[{"release":1}]}', 'Invalid'],
  ])('are an error message if the store answers %d %s', async (status, body, message) => {
    answer = { status, body };
    expect(await readErrorCounts('/count', origin())).toEqual(expect.stringContaining(message));
  });

  it('are an error message if the store cannot be reached', async () => {
    expect(await readErrorCounts('/count', 'http://127.0.0.1:1')).toMatch(
      /^event store http:\/\/127\.0\.0\.1:1\/count: /,
    );
  });
});
