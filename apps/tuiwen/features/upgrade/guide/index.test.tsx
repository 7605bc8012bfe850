import { ApiError, type MembershipPackage } from '@vip/api';
import type { PurchasePage } from '@vip/checkout-react';
import { NOW, packageListOf, page } from '@vip/checkout-react/testing';
import { frame } from '@vip/checkout-ui/testing';
import { allByRole, byRole, nameOf, press, render, shown, tap } from '@vip/ui/testing';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as lazyParts from '../lazy-parts.tsx';
import { questions, type Answers } from './questions.ts';
import { memberPackages, shownPackages } from '../../../test-support/sample-packages.ts';
import type { MembershipStatus } from '../editions.ts';
import type { Guide } from './use-guide.ts';
import { GuideView, type GuideViewProps } from './index.tsx';

const here: GuideViewProps['lazy'] = { part: lazyParts, hasFailed: false, retry: vi.fn() };
const member: MembershipStatus = { kind: 'member', level: '1', name: '标准会员', expiresAt: null };
const top: MembershipStatus = { ...member, level: '2' };
const guideAt = (step: number, answers: Answers, acts: Partial<Guide> = {}): Guide => ({
  answers,
  step,
  question: questions[step - 1] ?? null,
  isDone: step > questions.length,
  answer: vi.fn(),
  next: vi.fn(),
  back: vi.fn(),
  restart: vi.fn(),
  ...acts,
});
const none: Answers = { purpose: null, span: null };
const both: Answers = { purpose: 'trade', span: 'year' };
const year = memberPackages.find(({ id }) => id === '44') as MembershipPackage;
const recommended: Partial<PurchasePage> = { packageList: packageListOf(year) };
const nothing: Partial<PurchasePage> = { packageList: { status: 'empty', retry: vi.fn() } };
const ready = (membership: MembershipStatus, packages = memberPackages): GuideViewProps['offers'] => ({
  status: 'ready',
  membership,
  packages,
});
const show = (guide: Guide, facts: Partial<PurchasePage> = nothing, offers = ready(member), lazy = here) =>
  render(
    frame('theme-tuiwen')(
      <GuideView guide={guide} page={page(facts)} offers={offers} lazy={lazy} now={NOW} />,
    ),
  );

test('a step has one question with its answers', () => {
  const answer = vi.fn();
  show(guideAt(1, none, { answer }));
  expect(allByRole('heading').map(nameOf)).toContain('你的内容用在哪里？');
  expect(allByRole('radiogroup')).toHaveLength(1);
  tap(byRole('radio', /接单或带货/));
  expect(answer).toHaveBeenCalledWith(questions[0], 'trade');
  expect(allByRole('button', '上一题')).toHaveLength(0);
});

test.each([
  ['a member reads what can be credited', member, true],
  ['a user without a membership does not', { kind: 'none' }, false],
] as [string, MembershipStatus, boolean][])('before the first answer %s', (_, membership, isShown) => {
  const packages = memberPackages.map((pack) => ({ ...pack, credit: 5800 }));
  show(guideAt(1, none), nothing, ready(membership, packages));
  expect(shown().includes('可抵扣 58 元 共两题')).toBe(isShown);
});

test.each([
  [1, none, ['1用途']],
  [2, { ...none, purpose: 'trade' }, ['用途', '2时长']],
] as [number, Answers, string[]][])(
  'on question %i the steps below the masthead are ruled as far as it, with a tick for those before',
  (step, answers, done) => {
    show(guideAt(step, answers));
    const steps = Array.from(document.querySelectorAll('ol > li'));
    expect(steps).toHaveLength(3);
    expect(
      steps.filter((one) => one.hasAttribute('data-done')).map(({ textContent }) => textContent),
    ).toEqual(done);
  },
);

test.each([
  ['a member', '/tuiwenupvip', ready(member)],
  ['another user', '/tuiwenwechatpay', ready({ kind: 'none' }, shownPackages)],
] as const)('the questions can be skipped: %s goes to %s', (_, to, offers) => {
  show(guideAt(1, none), nothing, offers);
  expect(byRole('link', /^直接查看全部套餐/).getAttribute('href')).toBe(to);
});

/** A radio with the keyboard: a key, and the click that the browser makes of it. */
function pressOn(name: RegExp, key: string, isClicked = true) {
  const radio = byRole('radio', name);
  radio.focus();
  press(key);
  if (isClicked) act(() => radio.click());
  act(() => void radio.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true })));
}

describe('an answer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  test('goes on by itself, a moment after the tap, once', async () => {
    const next = vi.fn();
    show(guideAt(1, none, { next }));
    tap(byRole('radio', /个人账号/));
    await advance(200);
    expect(next).not.toHaveBeenCalled();
    tap(byRole('radio', /接单或带货/));
    await advance(200);
    expect(next).not.toHaveBeenCalled();
    await advance(40);
    expect(next).toHaveBeenCalledTimes(1);
  });

  test('that was given before goes on as well', async () => {
    const next = vi.fn();
    show(guideAt(2, both, { next }));
    tap(byRole('radio', /长期使用/));
    await advance(240);
    expect(next).toHaveBeenCalledTimes(1);
  });

  test('goes on at once with reduced motion', async () => {
    const next = vi.fn();
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    show(guideAt(1, none, { next }));
    tap(byRole('radio', /个人账号/));
    await advance(0);
    expect(next).toHaveBeenCalledTimes(1);
    vi.restoreAllMocks();
  });

  test('by an arrow key only is chosen; Space and Enter go on', async () => {
    const [next, answer] = [vi.fn(), vi.fn()];
    show(guideAt(1, none, { next, answer }));
    pressOn(/接单或带货/, 'ArrowDown');
    expect(answer).toHaveBeenLastCalledWith(questions[0], 'trade');
    await advance(1000);
    expect(next).not.toHaveBeenCalled();
    pressOn(/个人账号/, ' ', false);
    await advance(240);
    expect(next).toHaveBeenCalledTimes(1);
    pressOn(/团队创作/, 'Enter', false);
    expect(answer).toHaveBeenLastCalledWith(questions[0], 'team');
    await advance(240);
    expect(next).toHaveBeenCalledTimes(2);
  });

  test('does not go on after the page was left', async () => {
    const next = vi.fn();
    const { show: again } = show(guideAt(1, none, { next }));
    tap(byRole('radio', /个人账号/));
    again(null);
    await advance(1000);
    expect(next).not.toHaveBeenCalled();
  });
});

test('the answers on the duration are given in months, the title first for screen readers', () => {
  show(guideAt(2, none));
  expect(allByRole('radio').map(nameOf)).toEqual([
    expect.stringMatching(/^先试试\s*约 1 个月/),
    expect.stringMatching(/^短期使用\s*约 3 个月/),
    expect.stringMatching(/^长期使用\s*约 12 个月/),
  ]);
});

test.each([1, 2])('the headline of question %i has two lines, so that the head keeps its height', (step) => {
  show(guideAt(step, none));
  expect(document.querySelectorAll('h1 br')).toHaveLength(1);
});

test('the masthead leads back to the question before', () => {
  const back = vi.fn();
  show(guideAt(2, both, { back }));
  tap(byRole('button', '上一题'));
  expect(back).toHaveBeenCalledTimes(1);
});

test('the questions can be answered while the packages load', () => {
  show(guideAt(1, none), { packageList: { status: 'loading' } }, { status: 'loading' });
  expect(allByRole('radio')).toHaveLength(3);
});

test('the recommendation is one package with its reasons and price, and can be restarted', () => {
  const restart = vi.fn();
  show(guideAt(3, both, { restart }), recommended);
  expect(allByRole('heading').map(nameOf)).toContain('适合你的是 商用版年卡');
  expect(byRole('region', '推荐套餐').textContent).toMatch(
    /12个月商用版年卡至 2027 年 3 月 18 日新增书面商用授权.*创作版剩余天数抵扣−¥58\.00/,
  );
  expect(shown()).toContain('新增书面商用授权接单或带货，选商用版');
  expect(shown()).toContain('查看全部升级套餐自选版本和时长');
  expect(shown()).toMatch(/支付方式.*新增权益.*查看全部升级套餐/);
  expect(byRole('list', '进度').textContent).toBe('用途时长3推荐');
  expect(nameOf(byRole('button', /^立即升级/))).toContain('¥340.00');
  expect(shown()).toContain('接单或带货 · 长期使用');
  tap(byRole('button', '重新回答'));
  expect(restart).toHaveBeenCalledTimes(1);
});

test('for a user without membership the comparison starts at 免费版', () => {
  show(guideAt(3, both), recommended, ready({ kind: 'none' }, shownPackages));
  expect(shown()).toContain('免费版未开通');
  expect(allByRole('link', /查看全部套餐/)).toHaveLength(1);
});

test('a member of the highest edition is asked nothing', () => {
  show(guideAt(1, none), nothing, ready(top));
  expect(allByRole('radio')).toHaveLength(0);
  expect(shown()).toContain('已是最高版本');
});

test('an error is shown instead of a question', () => {
  const retry = vi.fn();
  show(guideAt(1, none), nothing, { status: 'error', error: new ApiError('network'), retry });
  expect(byRole('alert').textContent).toContain('网络连接失败，请检查网络');
  tap(byRole('button', '重试'));
  expect(retry).toHaveBeenCalledTimes(1);
});
