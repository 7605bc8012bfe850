import { expect, test } from '../fixtures/test.ts';
import { MAIN } from '../page-objects/brands.ts';
import { agreeAndPay, consentSheet, expectNoCashier } from '../page-objects/money.ts';
import { pushUser, takeApp, type Person } from '../page-objects/played-app.ts';
import { rendered } from '../page-objects/rendered.ts';
import { expectAmount, expectPackageList, payButton } from '../page-objects/package-list.ts';
import { storedIn } from '../page-objects/storage.ts';
import { buy } from '../page-objects/purchase.ts';
import { BASE, CREDITED } from '../page-objects/purchase-pages.ts';
import { ACCOUNT, MEMBER } from '../fixtures/users.ts';

/** Names of the seeded users. */
const FIRST = '江晚舟';
const SECOND = '苏禾';

test.use({ environment: 'ios-app' });

test('the page follows the user that the app pushes', async ({ page, context, control }) => {
  const first = await control.session(ACCOUNT);
  const member = await control.session(MEMBER);
  const app = await takeApp(context);
  await page.goto(MAIN.path);
  await expect(page.getByText(FIRST)).toBeVisible();
  /** Pushes another user; the previous one is removed. Returns the session in the storage. */
  const push = async (person: Person | null) => {
    await pushUser(app, page, person);
    await expect(page.getByText(FIRST)).toHaveCount(0);
    const { local } = await storedIn(page);
    return { token: local['auth.token'], info: local['auth.info'] };
  };
  const pushFirst = async () => {
    await pushUser(app, page, { token: first.token, user: { id: first.user.id, nickname: FIRST } });
    await expect(page.getByText(FIRST)).toBeVisible();
  };
  await test.step('another user without a token', async () => {
    const { token } = await push({ token: '', user: { id: member.user.id, nickname: SECOND } });
    expect(token).toBeUndefined();
  });
  await pushFirst();
  await test.step('a token of another user without a name', async () => {
    const { token, info } = await push({ token: member.token, user: null });
    expect(token).toContain(member.token);
    expect(info).toBeUndefined();
  });
  await pushFirst();
  await test.step('a logout', async () =>
    expect(await push(null)).toEqual({ token: undefined, info: undefined }));
});

test('until the app answers, a stored session of another user is neither shown nor used to pay', async ({
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
  await page.goto(MAIN.path);
  await app.isAsked(page);
  await listed;
  await rendered(page);
  await expect(page.getByText(SECOND)).toHaveCount(0);
  await expect(payButton(page)).toHaveCount(0);
  await app.change({ isSilent: false, person: { token, user: { id: user.id, nickname: FIRST } } });
  await expectPackageList(page, MAIN);
  await expect(page.getByText(FIRST)).toBeVisible();
  await buy(page, ledger, MAIN.preselected.amount, 'sheet');
  const { orders } = await control.state();
  expect(orders.map(({ user_id }) => user_id)).toEqual([user.id]);
});

test('a user pushed during the consent of another one does not pay with that tap', async ({
  page,
  context,
  control,
}) => {
  const member = await control.session(MEMBER);
  const app = await takeApp(context);
  await page.goto(BASE.path);
  await expectAmount(page, BASE.preselected.amount);
  await payButton(page).click();
  await expect(consentSheet(page)).toBeVisible();
  await pushUser(app, page, { token: member.token, user: { id: member.user.id, nickname: SECOND } });
  await expectAmount(page, CREDITED);
  // The sheet may be closed by now.
  await agreeAndPay(page).evaluateAll((buttons) =>
    buttons.forEach((button) => (button as HTMLElement).click()),
  );
  await expect(page.getByText('账号已切换').or(consentSheet(page))).toHaveCount(1);
  await expectNoCashier(page);
  expect((await control.state()).orders).toEqual([]);
});
