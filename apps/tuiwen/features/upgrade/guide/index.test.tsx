import { ApiError, type MembershipPackage } from '@vip/api';
import type { PurchasePage } from '@vip/checkout-react';
import { NOW, packageListOf, page } from '@vip/checkout-react/testing';
import { frame } from '@vip/checkout-ui/testing';
import { allByRole, byRole, nameOf, render, shown, tap } from '@vip/ui/testing';
import { expect, test, vi } from 'vitest';
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
  expect(allByRole('heading').map(nameOf)).toContain('你的内容主要用在哪里？');
  expect(allByRole('radiogroup')).toHaveLength(1);
  tap(byRole('radio', /接单或带货/));
  expect(answer).toHaveBeenCalledWith(questions[0], 'trade');
  expect(allByRole('button', '上一题')).toHaveLength(0);
});

test('下一题 needs an answer', () => {
  const next = vi.fn();
  show(guideAt(1, none, { next }));
  tap(byRole('button', '下一题'));
  expect(next).not.toHaveBeenCalled();
  expect(byRole('alert').textContent).toContain('先选一个');
});

test('the last question leads to the recommendation, and back to the one before', () => {
  const [next, back] = [vi.fn(), vi.fn()];
  show(guideAt(2, both, { next, back }));
  tap(byRole('button', '查看推荐'));
  tap(byRole('button', '上一题'));
  expect([next.mock.calls.length, back.mock.calls.length]).toEqual([1, 1]);
});

test('the questions can be answered while the packages load', () => {
  show(guideAt(1, none), { packageList: { status: 'loading' } }, { status: 'loading' });
  expect(allByRole('radio')).toHaveLength(3);
});

test('the recommendation is one package with its reasons and price, and can be restarted', () => {
  const restart = vi.fn();
  show(guideAt(3, both, { restart }), recommended);
  expect(allByRole('heading').map(nameOf)).toContain('推荐 商用版年卡');
  expect(shown()).toContain('内容用于商业变现');
  expect(nameOf(byRole('button', /^立即升级/))).toContain('¥340.00');
  tap(byRole('button', '重新回答'));
  expect(restart).toHaveBeenCalledTimes(1);
});

test('for a user without membership the comparison starts at 免费', () => {
  show(guideAt(3, both), recommended, ready({ kind: 'none' }, shownPackages));
  expect(shown()).toContain('免费未开通');
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
