import fc from 'fast-check';
import { readFileSync, rmSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findNginx, startNginx, type Nginx } from './start-nginx.ts';
import { ask } from './testing/ask.ts';
import { makeSite } from './testing/site.ts';

const isLeftOut = findNginx() === null && !process.env['CI'];

/** Long enough to be found wherever it turns up, as it is or in parts. */
const secret = fc.stringMatching(/^Q[a-z0-9]{19}$/);

/** Each way in which an address holds something that nobody may read in a log. */
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

describe.skipIf(isLeftOut)('what nginx writes of a visit', () => {
  const site = makeSite();
  let nginx: Nginx;
  beforeAll(async () => {
    nginx = await startNginx({ port: 0, site });
  });
  afterAll(async () => {
    await nginx.stop();
    rmSync(site, { recursive: true });
  });
  const lines = () =>
    readFileSync(nginx.accessLog, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, string>);
  /** Asks for all of these, and gives what was written of them. */
  async function written(visits: ReturnType<(typeof places)[number]>[]) {
    const before = lines().length;
    for (const visit of visits) await ask({ port: nginx.port, ...visit });
    // An answer is written down once it has been sent.
    while (lines().length < before + visits.length) await setImmediate();
    return lines().slice(before);
  }

  it('never has a token, code, phone number or override link in it, wherever the address has it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(secret, { minLength: 5, maxLength: 5 }), async (secrets) => {
        await written(secrets.flatMap((one) => places.map((place) => place(one))));
        const text = readFileSync(nginx.accessLog, 'utf8') + readFileSync(nginx.errorLog, 'utf8');
        for (const one of secrets) expect(text).not.toContain(one);
      }),
      // Which letters a secret has changes nothing: no smaller ones are looked for.
      { numRuns: 4, endOnFailure: true },
    );
  });

  it('still says which page it was, of whom, and how it went', async () => {
    const visits = ['/', '/wechatpay?code=1', '/result/t/1/-/1', '/r/honey/1/entry.js?x', '/nothing/at/all'];
    const seen = await written(
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
