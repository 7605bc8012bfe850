import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readErrorCounts } from './error-counts.ts';

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
