import { ACCOUNT, expect, test } from '../stage/fixtures.ts';
import { MAIN } from '../steps/brands.ts';
import { agreeAndPay, consentSheet, expectNoCashier } from '../steps/money.ts';
import { pushUser, takeApp } from '../steps/played-app.ts';
import { rendered } from '../steps/rendered.ts';
import { expectAmount, expectShelf, payAgreeing, payButton } from '../steps/shelf.ts';
import { payInCashier } from '../steps/shop-journeys.ts';
import { storedIn } from '../steps/storage.ts';
import { BASE, CREDITED, MEMBER } from '../steps/upgrades.ts';

/** The seeded users by the names that they see. */
const FIRST = '江晚舟';
const SECOND = '苏禾';

test.use({ environment: 'ios-app' });

test('a logout in the app ends the session of the page', async ({ page, context }) => {
  const app = await takeApp(context);
  await page.goto(MAIN.shelf);
  await expect(page.getByText(FIRST)).toBeVisible();
  await pushUser(app, page, null);
  await expect(page.getByText(FIRST)).toHaveCount(0);
  const { local } = await storedIn(page);
  expect(local).not.toHaveProperty(['auth.token']);
  expect(local).not.toHaveProperty(['auth.info']);
});

test('an app that names another user without a token leaves nothing of the user before', async ({
  page,
  context,
  control,
}) => {
  const { user } = await control.session(MEMBER);
  const app = await takeApp(context);
  await page.goto(MAIN.shelf);
  await expect(page.getByText(FIRST)).toBeVisible();
  await pushUser(app, page, { token: '', user: { id: user.id, nickname: SECOND } });
  await expect(page.getByText(FIRST)).toHaveCount(0);
  expect((await storedIn(page)).local).not.toHaveProperty(['auth.token']);
});

test('a token of another user without a name leaves nothing of the user before', async ({
  page,
  context,
  control,
}) => {
  const { token } = await control.session(MEMBER);
  const app = await takeApp(context);
  await page.goto(MAIN.shelf);
  await expect(page.getByText(FIRST)).toBeVisible();
  await pushUser(app, page, { token, user: null });
  await expect(page.getByText(FIRST)).toHaveCount(0);
  const { local } = await storedIn(page);
  expect(local['auth.token']).toContain(token);
  expect(local).not.toHaveProperty(['auth.info']);
});

test('while the app is asked, a stored session of another user neither shows nor pays anything', async ({
  page,
  context,
  control,
  ledger,
}) => {
  const member = await control.session(MEMBER);
  const { token, user } = await control.session(ACCOUNT);
  const app = await takeApp(context, { isSilent: true });
  await page.goto('/lxbpa');
  await page.evaluate(
    (stored) => {
      localStorage.setItem('auth.token', stored.token);
      localStorage.setItem('auth.info', JSON.stringify(stored.account));
    },
    { token: `Bearer ${member.token}`, account: { id: member.user.id, nickname: SECOND, avatar: '' } },
  );
  const listed = page.waitForResponse(/v1\/activity/);
  await page.goto(MAIN.shelf);
  await app.isAsked(page);
  await listed;
  await rendered(page);
  await expect(page.getByText(SECOND)).toHaveCount(0);
  await expect(payButton(page)).toHaveCount(0);
  await app.change({ isSilent: false, person: { token, user: { id: user.id, nickname: FIRST } } });
  await expectShelf(page, MAIN);
  await expect(page.getByText(FIRST)).toBeVisible();
  await payAgreeing(page);
  await payInCashier(page, ledger, MAIN.preselected.amount, 'sheet');
  const { orders } = await control.state();
  expect(orders.map(({ user_id }) => user_id)).toEqual([user.id]);
});

test('a user who comes while another one is asked for consent does not pay with that tap', async ({
  page,
  context,
  control,
}) => {
  const member = await control.session(MEMBER);
  const app = await takeApp(context);
  await page.goto(BASE.shelf);
  await expectAmount(page, BASE.preselected.amount);
  await payButton(page).click();
  await expect(consentSheet(page)).toBeVisible();
  await pushUser(app, page, { token: member.token, user: { id: member.user.id, nickname: SECOND } });
  await expectAmount(page, CREDITED);
  // Whatever the page shows of the sheet by then.
  await agreeAndPay(page).evaluateAll((buttons) =>
    buttons.forEach((button) => (button as HTMLElement).click()),
  );
  await expect(page.getByText('账号已切换').or(consentSheet(page))).toHaveCount(1);
  await expectNoCashier(page);
  expect((await control.state()).orders).toEqual([]);
});
