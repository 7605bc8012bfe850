import type { BrowserContext } from '@playwright/test';
import { HONEY } from '../page-objects/brands.ts';
import {
  expectMainUntouched,
  expectNeutralPage,
  expectSells,
  expectEvent,
  LINES,
  rememberedOf,
} from './checks.ts';
import { withOtherFile } from './edit-page.ts';
import { expect, test, type Versions } from './fixtures.ts';

/** Changes a page's script so that its component throws. Of two exports with one name, webpack keeps the first. */
function throwsOnMount(script: Buffer): Buffer {
  const broken = script
    .toString()
    .replace(
      /("\.\/\w+"\(\w+,(\w+),(\w+)\)\{)/,
      '$1$3.d($2,{default:()=>()=>{throw new Error("planted")}});',
    );
  if (broken === script.toString()) throw new Error('the script no longer has the module of its page');
  return Buffer.from(broken);
}

/** Makes honey throw on mount in these versions. Returns the page's HTML with the matching hashes. */
async function breakOnMount(context: BrowserContext, versions: Versions, broken: string[]): Promise<string> {
  let { html } = versions.second;
  for (const version of broken) {
    const script = await versions.read(version, versions.files.page);
    const body = throwsOnMount(script);
    html = withOtherFile(html, script, body);
    await context.route(versions.address(version, versions.files.page), (route) =>
      route.fulfill({
        body,
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
      }),
    );
  }
  return html;
}

test('a version that throws on mount is quarantined, and the last good one sells', async ({
  page,
  context,
  keepPage,
  loads,
  versions,
  control,
}) => {
  const { first, second } = versions;
  await keepPage(await breakOnMount(context, versions, [second.version]));
  await page.goto(HONEY.path);
  await expectSells(page, LINES.first);
  expect(loads()).toBe(2);
  await expectEvent(control, 'error', { where: 'page', release: second.version });
  await expectEvent(control, 'release_quarantined', { cause: 'mount', release: second.version });
  await expectEvent(control, 'page_view', { release: first.version, why: 'fallback' });
});

test('if every version throws on mount, the neutral page is shown and reloading stops', async ({
  page,
  context,
  keepPage,
  loads,
  versions,
}) => {
  const { first, second } = versions;
  await keepPage(await breakOnMount(context, versions, [first.version, second.version]));
  await page.clock.install();
  await page.goto(HONEY.path);
  await expectNeutralPage(page);
  await page.clock.fastForward(120_000);
  await expectMainUntouched(context);
  await expectNeutralPage(page);
  expect(loads()).toBeLessThanOrEqual(3);
  expect(await rememberedOf(page)).toMatchObject({ bad: [second.version] });
});
