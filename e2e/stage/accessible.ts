import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Waits until nothing moves, so that colours are measured as they stay. */
const settled = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  );

/** What axe says now: which rule, where, and why. */
async function violations(page: Page): Promise<string[]> {
  await settled(page);
  // Else axe opens a page of its own to add up frames, of which the product has none: a fifth of the time.
  const result = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .analyze();
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

/**
 * No violation of WCAG 2.2 A and AA that axe can see. The broadcast changes its line every few seconds, and axe may
 * look in the middle of the fade: what is said a second time, with other colours or the same, stays.
 */
export async function checkAccess(page: Page): Promise<void> {
  const first = await violations(page);
  const said = first.length > 0 ? await violations(page) : [];
  expect(said, `accessibility of ${page.url()}`).toEqual([]);
}
