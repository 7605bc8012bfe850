import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { HourCounts } from '../canary/hours.ts';
import { eachSmallSite, type SmallSite } from '../commands/testing/small-site.test-support.ts';
import { siteOverview } from '../overview/site-overview.ts';
import { html } from './html.ts';
import { dashboardPage } from './page.ts';
import { percentOf } from './words.ts';

let site: SmallSite;
eachSmallSite((fresh) => void (site = fresh));

it('markup escapes every value but other markup', () => {
  const text = `<b title="x" id='y'>&`;
  expect(html`<i title="${text}">${[html`<u>${text}</u>`, 3, null, false, undefined]}</i>`.text).toBe(
    '<i title="&lt;b title=&quot;x&quot; id=&#39;y&#39;&gt;&amp;"><u>&lt;b title=&quot;x&quot; id=&#39;y&#39;&gt;&amp;</u>3</i>',
  );
});

it('a page is text only: what operators, keys and files are named is escaped', async () => {
  site.context.author = '<img src=x onerror=alert(1)>';
  site.context.message = '"><script>alert(2)</script>';
  await site.publish('shell');
  await site.publish('honey', { routes: ['/a'] });
  await site.context.store.remove('pages/a.html');
  const page = dashboardPage(await siteOverview(site.context, { site: "s3://x/'<script>" }), 60);
  expect(page).not.toMatch(/<script|<img|onerror=alert\(1\)>/);
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(page).toContain('&quot;&gt;&lt;script&gt;alert(2)&lt;/script&gt;');
});

it('its policy allows its own style and nothing else', async () => {
  const page = dashboardPage(await siteOverview(site.context));
  const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(page) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(page).toContain(
    `default-src &#39;none&#39;; style-src &#39;sha256-${hash}&#39;; base-uri &#39;none&#39;; form-action &#39;none&#39;`,
  );
  expect(page).not.toMatch(/<link|<script|\sstyle=|url\(/);
  expect(page).toContain('Nothing is published.');
});

it('shows rates with intervals, the judgement, the commands and a word for every colour', async () => {
  await site.publish('shell');
  await site.publish('honey');
  site.build('honey', { script: 'other()' });
  await site.run('honey', { name: 'canary', share: 1000 });
  const { live, canary } = await site.slice();
  const hour = (release: string, why: string, loads: number, failures: number): HourCounts => ({
    ...{ hour: '2026-11-21T03', release, why, loads, failures, timed: loads, slow: 0 },
    ...{ impressions: loads, selects: loads, starts: loads, paid: loads / 10 },
  });
  const readHours = async () => [
    hour(live.version, 'live', 9000, 36),
    hour(canary?.release.version ?? '', 'canary', 1000, 100),
  ];
  const page = dashboardPage(await siteOverview(site.context, { readHours }));
  const text = page
    .replace(/<style>[\s\S]*<\/style>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
  for (const part of [
    '1 problem',
    'honey Problem',
    'shell In order',
    'canary 10 %',
    'Take it back. failures 10 % in the canary, 0.4 % live',
    '0.40 % 0.18 – 0.76 %',
    '10.0 % 6.9 – 13.8 %',
    'Take the canary back advised pnpm release rollback honey',
    '21 Nov 03:00 – 03:59 UTC',
    'by operator, no. 2',
    'Runbook: A canary is judged bad',
  ])
    expect(text).toContain(part);
});

it.each([
  [0, '0 %'],
  [1, '100 %'],
  [0.00004, '< 0.01 %'],
  [0.0044, '0.44 %'],
  [0.06, '6.0 %'],
  [0.1234, '12.3 %'],
  [0.99996, '99.99 %'],
])('the part %d is %s', (part, text) => expect(percentOf(part)).toBe(text.replace(' %', '\u00a0%')));
