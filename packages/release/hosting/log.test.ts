import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Nginx } from './start-nginx.ts';
import { ask } from './testing/ask.ts';
import { eachNginx, isSkipped } from './testing/site.ts';

/** Long enough to be unique in the log. */
const secret = fc.stringMatching(/^Q[a-z0-9]{19}$/);

/** Requests with a secret that must not be logged. */
const places: ((secret: string) => { path: string; headers?: Record<string, string> })[] = [
  (s) => ({ path: `/result/${s}/10001/-/1` }),
  (s) => ({ path: `/resulthoney/${s}/10001/-/1/` }),
  (s) => ({ path: `/result/a%2F${s}/%E4%BC%9A?x=1` }),
  (s) => ({ path: `/result//${s}` }),
  (s) => ({ path: `//result/${s}/1` }),
  (s) => ({ path: `/x/../result/${s}/1` }),
  (s) => ({ path: `/no%20such/${s}` }),
  (s) => ({ path: `http://elsewhere.example/result/${s}/1` }),
  (s) => ({ path: `/?token=${s}&token=${s}` }),
  (s) => ({ path: `/wechatpay?code=${s}&state=${s}` }),
  (s) => ({ path: `/honeywechatpay/?release=eyJ.${s}.x` }),
  (s) => ({ path: `/?a=1&%74oken=${s}` }),
  (s) => ({ path: `/?a=1;token=${s}#${s}` }),
  (s) => ({ path: `/r/honey/1/entry.js?token=${s}` }),
  (s) => ({ path: `/r/honey/1/gone.js?token=${s}` }),
  (s) => ({ path: `/registry.json?token=${s}` }),
  (s) => ({ path: `/api/main/v1/sms/code/login?phone=${s}` }),
  (s) => ({ path: '/', headers: { authorization: `Bearer ${s}`, cookie: `token=${s}` } }),
  (s) => ({ path: '/', headers: { referer: `https://vip.example/result/${s}/1?token=${s}` } }),
  (s) => ({ path: '/', headers: { referer: `https://me:${s}@vip.example/` } }),
  (s) => ({ path: '/', headers: { referer: s } }),
];

describe.skipIf(isSkipped)('the access log of nginx', () => {
  let nginx: Nginx;
  eachNginx((started) => (nginx = started));
  const lines = () =>
    readFileSync(nginx.accessLog, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, string>);
  /** Requests all of these, and returns the lines that were logged. */
  async function logged(visits: ReturnType<(typeof places)[number]>[]) {
    const before = lines().length;
    for (const visit of visits) await ask({ port: nginx.port, ...visit });
    // A request is logged after its answer.
    while (lines().length < before + visits.length) await setImmediate();
    return lines().slice(before);
  }

  it('contains no token, code, phone number or override link', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(secret, { minLength: 5, maxLength: 5 }), async (secrets) => {
        await logged(secrets.flatMap((one) => places.map((place) => place(one))));
        const text = readFileSync(nginx.accessLog, 'utf8') + readFileSync(nginx.errorLog, 'utf8');
        for (const one of secrets) expect(text).not.toContain(one);
      }),
      // The letters of a secret do not matter: no shrinking.
      { numRuns: 4, endOnFailure: true },
    );
  });

  it('has page, referrer and status', async () => {
    const visits = ['/', '/wechatpay?code=1', '/result/t/1/-/1', '/r/honey/1/entry.js?x', '/nothing/at/all'];
    const seen = await logged(
      visits.map((path) => ({ path, headers: { referer: 'https://a.example:8443/x?y' } })),
    );
    expect(seen.map(({ path, status }) => [path, status])).toEqual([
      ['/', '200'],
      ['/wechatpay', '200'],
      ['/result/***', '200'],
      ['/r/honey/1/entry.js', '200'],
      ['/nothing/***', '404'],
    ]);
    expect(new Set(seen.map(({ referer }) => referer))).toEqual(new Set(['https://a.example:8443']));
  });
});
