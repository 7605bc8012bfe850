import path from 'node:path';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';
import { root } from './install.mjs';

/** The rules that a line in a file of the repository breaks. */
async function brokenBy(line, file) {
  const eslint = new ESLint({ cwd: root });
  const [result] = await eslint.lintText(`${line}\n`, { filePath: path.join(root, file) });
  return result.messages.map(({ ruleId }) => ruleId);
}

// Playwright evaluates with eval allowed whatever the policy says: an application that needs it would seem to connect.
const PLAYWRIGHT = [
  'await page.evaluate(() => 1);',
  'await native.page.evaluate(() => 1);',
  'await frame.evaluate(() => 1);',
  'await page.mainFrame().evaluate(() => 1);',
  "await page.locator('a').evaluateAll(() => 1);",
  'await page.evaluateHandle(() => 1);',
  "await page.$eval('a', () => 1);",
  'await page.waitForFunction(() => 1);',
  'await page.clock.runFor(1);',
  'await page.clock.fastForward(1);',
];

test.each(PLAYWRIGHT)('a conformance test may not call `%s`', async (line) => {
  expect(await brokenBy(line, 'e2e/conformance/published/journey.ts')).toEqual(['no-restricted-syntax']);
});

test.each(['await evaluate(page, () => 1);', "await webView.evaluate('1');", 'await moveClock(page, 1);'])(
  'a conformance test may call `%s`',
  async (line) => {
    expect(await brokenBy(line, 'e2e/conformance/published/journey.ts')).toEqual([]);
  },
);

test.each(['e2e/conformance/evaluate.ts', 'e2e/journeys/refused.spec.ts'])(
  'it may be called in %s',
  async (file) => {
    for (const line of PLAYWRIGHT) expect(await brokenBy(line, file)).toEqual([]);
  },
);
