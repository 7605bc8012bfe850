import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Control } from '../../fixtures/control.ts';
import { expect } from '../../fixtures/test.ts';
import { ACCOUNT, MEMBER } from '../../fixtures/users.ts';
import { MAIN } from '../../page-objects/brands.ts';
import { notice, payAgreeing } from '../../page-objects/package-list.ts';
import { evaluate, moveClock, moveClockTo } from '../evaluate.ts';
import type { AppUser } from './app-side.ts';

/** The users of the app: the first, and who logs in when the first one's token is refused. */
export interface Users {
  first: AppUser;
  second: AppUser;
}

/** Users with sessions that the backends accept. */
export async function createUsers(control: Control): Promise<Users> {
  const sessionOf = async (account: string, nickname: string): Promise<AppUser> => {
    const { token, user } = await control.session(account);
    return { token, id: user.id, nickname };
  };
  return { first: await sessionOf(ACCOUNT, '江晚舟'), second: await sessionOf(MEMBER, '苏禾') };
}

/** An app of the suite, published or reproduced. */
export interface TestedApp {
  /** How often the page has called a handler of the app. */
  countOf(name: string): Promise<number>;
  /** A user logs in, and the app pushes the hand-over; resolves with the page's answer. */
  login(user: AppUser): Promise<unknown>;
}

/** Resolves once the page has called a handler of the app so often. */
const isCalled = (app: TestedApp, name: string, count: number): Promise<void> =>
  expect.poll(() => app.countOf(name), { intervals: [30] }).toBe(count);

/** Time is skipped in this number of pieces, so that files load in between as they do in real time. */
const PIECES = 8;

/** Moves the page's clock, which is installed. Each piece takes 30 ms of real time. */
export async function skip(page: Page, ms: number): Promise<void> {
  for (let piece = 0; piece < PIECES; piece += 1) {
    await setTimeout(30);
    await moveClock(page, ms / PIECES);
  }
}

/** When an app comes, ms after the document. */
export const INJECTIONS_MS = [0, 500, 2000, 3500, 6000, 20_000];

/** The longest time after which an app that came is asked, ms on the page's clock. */
export const NOTICED_MS = 2500;

/** Opens the page and moves its clock, which is installed, until it is `age` ms old. */
export async function openUntil(page: Page, age: number): Promise<void> {
  // Within the first second nothing is skipped: the page is loading.
  const isSkipped = age > 1000;
  await page.goto(MAIN.path, { waitUntil: isSkipped ? 'load' : 'commit' });
  const from = await evaluate(page, () => performance.now());
  const rest = Math.max(0, age - from);
  if (!isSkipped) return setTimeout(rest);
  for (let piece = 1; piece <= PIECES; piece += 1) {
    await setTimeout(30);
    await moveClockTo(page, from + (rest * piece) / PIECES);
  }
}

interface Expected {
  users: Users;
  /** How the protocol transports that the page used a push. */
  used?: unknown;
}

/** The app is asked, its user is named and can be replaced by a push, which the page says that it used. */
export async function expectUsers(
  page: Page,
  app: TestedApp,
  { users, used = true }: Expected,
): Promise<void> {
  await expect.poll(() => app.countOf('getUserInfo'), { intervals: [30] }).toBeGreaterThan(0);
  await expect(page.getByText(users.first.nickname)).toBeVisible();
  expect(await app.login(users.second)).toBe(used);
  await expect(page.getByText(users.second.nickname)).toBeVisible();
}

/** The app gets one logout when its token is refused, logs in the first user again, and its cashier opens. */
export async function expectLogoutAndPayment(
  page: Page,
  app: TestedApp,
  { users, used = true, control }: Expected & { control: Control },
): Promise<void> {
  await control.faults({ match: MAIN.orderCall, kind: 'status', status: 401, times: 1 });
  await payAgreeing(page);
  await isCalled(app, 'unlogin', 1);
  expect(await app.login(users.first)).toBe(used);
  await expect(page.getByText(users.first.nickname)).toBeVisible();
  await payAgreeing(page);
  await isCalled(app, 'pay', 1);
  await expect(notice(page, '支付已取消，订单已为你保留')).toBeVisible();
  expect(await app.countOf('unlogin')).toBe(1);
}
