import http from 'node:http';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { openSmallSite } from '../commands/testing/small-site.test-support.ts';
import type { SiteOverview } from '../overview/overview.ts';
import { siteOverview } from '../overview/site-overview.ts';
import { serveDashboard } from './server.ts';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

const site = openSmallSite();
afterAll(() => site.close());

async function serve(read: () => Promise<SiteOverview> = () => siteOverview(site.context)): Promise<string> {
  const { address, close } = await serveDashboard(0, read);
  closing.push(close);
  return address;
}

/** `fetch` sets the name itself. */
const statusFor = (address: string, host: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    http
      .get(address, { headers: { host } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
      .once('error', reject);
  });

it('answers the page and its data on this machine, with its policy, and nothing else', async () => {
  const address = await serve();
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  const page = await fetch(address);
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; .*frame-ancestors 'none'$/,
  );
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(await page.text()).toContain('<meta http-equiv="refresh" content="60" />');
  expect(await (await fetch(`${address}overview.json`)).json()).toMatchObject({
    publishers: [],
    problems: [],
  });
  expect((await fetch(`${address}registry.json`)).status).toBe(404);
  expect((await fetch(address, { method: 'POST' })).status).toBe(405);
});

it('does not answer a page of another name that resolves to this machine', async () => {
  const address = await serve();
  expect(await statusFor(address, 'evil.example:80')).toBe(403);
  expect(await statusFor(address, 'localhost:4190')).toBe(200);
});

it('reads the site once for requests at the same time', async () => {
  let finish = () => {};
  const read = vi.fn(async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    return siteOverview(site.context);
  });
  const address = await serve(read);
  const both = Promise.all([fetch(address), fetch(`${address}overview.json`)]);
  await vi.waitFor(() => expect(read).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 100));
  finish();
  expect((await both).map(({ status }) => status)).toEqual([200, 200]);
  expect(read).toHaveBeenCalledTimes(1);
  const next = fetch(address);
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  finish();
  expect((await next).status).toBe(200);
});

it('a failure is one sentence on the page, and the next request is answered', async () => {
  let isLost = true;
  const address = await serve(() =>
    isLost
      ? Promise.reject(Object.assign(new Error('read ECONNRESET <x>'), { code: 'ECONNRESET' }))
      : siteOverview(site.context),
  );
  const lost = await fetch(address);
  expect([lost.status, await lost.text()]).toEqual([
    503,
    expect.stringContaining('read ECONNRESET &lt;x&gt;'),
  ]);
  isLost = false;
  expect((await fetch(address)).status).toBe(200);
});

it('a port that is taken is a sentence', async () => {
  const address = await serve();
  await expect(
    serveDashboard(Number(new URL(address).port), () => siteOverview(site.context)),
  ).rejects.toThrow(/^port \d+ is taken: another dashboard, or choose one with --port$/);
});
