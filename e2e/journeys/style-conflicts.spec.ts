import { styleConflicts } from '../gallery/style-conflicts.ts';
import { expect, test } from '../fixtures/kept-page.ts';

const BADGE = '<p class="Aaaa_badge Bbbb_price">¥25</p>';

test.describe('the check of style sheets', () => {
  for (const [what, css, found] of [
    [
      'finds two modules of which the later one decides',
      '.Aaaa_badge { margin: 1px; color: red } .Bbbb_price { margin-left: 2px; color: red }',
      ['.Aaaa_badge and .Bbbb_price: margin-left'],
    ],
    [
      'finds them in shorthands with variables and before an element',
      '.Aaaa_badge::before { background: var(--a) } @media (min-width: 1px) { .Bbbb_price::before { background: var(--b) } }',
      [expect.stringContaining('.Aaaa_badge::before and .Bbbb_price::before: ')],
    ],
    [
      'accepts a higher specificity',
      '.Aaaa_badge { margin: 1px } .Bbbb_price.Bbbb_price { margin: 2px }',
      [],
    ],
    ['accepts the order of one module', '.Aaaa_badge { margin: 1px } .Aaaa_badge { margin: 2px }', []],
    [
      'ignores what does not apply here',
      '.Aaaa_badge { margin: 1px } @media print { .Bbbb_price { margin: 2px } } .Bbbb_price:not(.Aaaa_badge) { margin: 3px }',
      [],
    ],
  ] as const)
    test(what, async ({ page }) => {
      await page.setContent(`<style>${css}</style>${BADGE}`);
      expect(await styleConflicts(page)).toEqual(found);
    });
});
