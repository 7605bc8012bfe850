import { ApiError } from '@vip/api';
import { allByRole, byRole, goOffline, shown, tap } from '@vip/ui/testing';
import { expect, test } from 'vitest';
import { openPage, chunksLoaded } from '../testing/open-page.tsx';
import { option, prepared } from '../../../shared/orders/testing/samples.ts';
import DetailPage from './index.tsx';

const visit = { path: '/detail/8/f1', params: { id: '8', fid: 'f1' } };
const open = (facts: Partial<Parameters<typeof openPage>[1]> = {}) =>
  openPage(DetailPage, { ...visit, ...facts });
const isOff = (name: RegExp) => (byRole('radio', name) as HTMLInputElement).disabled;
const isOn = (name: RegExp) => (byRole('radio', name) as HTMLInputElement).checked;

test('shows the product, the delivery and the deadline', async () => {
  await open();
  expect(byRole('heading', '年度会员礼盒').tagName).toBe('H1');
  expect(shown()).toContain('包邮配送，下一步填写收货地址');
  expect(shown()).toContain('为你保留至 11 月 23 日 10:25，剩 2 天');
  expect(byRole('radiogroup').getAttribute('aria-label')).toBe('款式');
});

test('what is shipped has a link to the terms on returns', async () => {
  const { leave } = await open();
  expect(byRole('link', '退换说明').getAttribute('href')).toBe('/useragree#s5');
  leave();
  await open({ detail: () => prepared({ ships: false }) });
  expect(allByRole('link', '退换说明')).toEqual([]);
});

test('questions on memberships are answered where nothing is shipped', async () => {
  const { leave } = await open();
  expect(allByRole('heading', '常见问题')).toEqual([]);
  leave();
  await open({ detail: () => prepared({ ships: false }) });
  expect(byRole('heading', '常见问题').isConnected).toBe(true);
  tap(byRole('button', '划线价是什么'));
  expect(shown()).toContain('实际支付金额以售价为准');
});

test('the first sentence of a membership alone is a note below its title, unless it is long', async () => {
  const short = '客服为你单独准备的价格，只限本人购买一次';
  const hasNote = () => [...byRole('main').querySelectorAll('li')].some((li) => li.textContent === short);
  for (const [description, isNote, text] of [
    [`${short}。到期不自动续费。`, true, '到期不自动续费。'],
    [short, true, null],
    [`${short}，${short}。`, false, `${short}，${short}。`],
  ] as const) {
    const { leave } = await open({ detail: () => prepared({ ships: false, description }) });
    expect(hasNote()).toBe(isNote);
    const sections = allByRole('heading', '商品说明').map((h2) => h2.nextElementSibling?.textContent);
    expect(sections).toEqual(text === null ? [] : [text]);
    leave();
  }
});

test('a small picture turns to the large one', async () => {
  await open({ detail: () => prepared({ pictures: ['/r/a.svg', '/r/b.svg'] }) });
  tap(byRole('button', '查看第 2 张图片'));
  expect(shown()).toContain('第 2 张，共 2 张');
  expect(byRole('button', '查看第 2 张图片').getAttribute('aria-current')).toBe('true');
});

test('a sold-out option is shown and cannot be selected', async () => {
  await open();
  expect(isOn(/^墨色礼盒/)).toBe(true);
  expect(isOff(/^金色礼盒.*已售罄/)).toBe(true);
});

test('the selected option sets the price, is stored for this tab and is part of the next path', async () => {
  const options = [option(), option({ pid: 'p2', name: '金色礼盒', price: 25800 })];
  const { went, session, leave } = await open({
    detail: () => prepared({ options }),
  });
  tap(byRole('radio', /^金色礼盒/));
  tap(byRole('button', '立即购买 ¥258.00'));
  expect(went).toEqual(['/orderConfirm/8/p2/f1']);
  leave();
  await open({ session, detail: () => prepared({ options }) });
  expect(isOn(/^金色礼盒/)).toBe(true);
});

test('if every option is sold out, only customer service is offered', async () => {
  const options = [option({ stock: 0 })];
  await open({ detail: () => prepared({ options }) });
  expect(allByRole('button', /^立即购买/)).toEqual([]);
  // One in place of the pay button, one in the footer.
  expect(allByRole('link', '联系客服')).toHaveLength(2);
});

test('a single option is no list: its name and contents are below a title without them', async () => {
  const options = [option({ name: '墨色礼盒（实体卡）', stock: 3 })];
  await open({ detail: () => prepared({ options }) });
  expect(allByRole('radiogroup')).toEqual([]);
  expect(shown()).toContain('墨色礼盒 · 实体卡 · 仅剩 3 件');
});

test('a membership alone has no pieces left, and its name only once', async () => {
  const options = [option({ name: '年度会员', stock: 1 })];
  await open({
    detail: () => prepared({ title: '年度会员（专享价）', options, ships: false, description: '' }),
  });
  expect(byRole('main').textContent.match(/年度会员/g)).toHaveLength(1);
  expect(shown()).not.toContain('仅剩');
});

test('an option is named with its contents, and shows them', async () => {
  const options = [
    option({ name: '墨色礼盒（一年会员 + 实体卡）' }),
    option({ pid: 'p2', name: '金色礼盒（一年会员 + 烫金卡）' }),
  ];
  await open({ detail: () => prepared({ options }) });
  expect(byRole('radio', /^墨色礼盒\s*一年会员、实体卡/).isConnected).toBe(true);
  const seen = [...document.querySelectorAll('label small')].map((small) => small.textContent);
  expect(seen).toEqual(['一年会员、实体卡', '一年会员、烫金卡']);
});

test('what the selected option contains is listed under its own heading, by how it arrives', async () => {
  const options = [
    option({ name: '墨色礼盒（一年会员 + 实体卡）' }),
    option({ pid: 'p2', name: '金色礼盒（两份一年会员 + 烫金卡 + 手账）' }),
  ];
  const { leave } = await open({ detail: () => prepared({ options }) });
  const things = () =>
    [...byRole('main').querySelectorAll('h3')].map((how) => [
      how.textContent,
      ...[...(how.nextElementSibling?.children ?? [])].map((li) => li.textContent),
    ]);
  expect(byRole('heading', '包含内容').isConnected).toBe(true);
  expect(things()).toEqual([
    ['支付即生效', '一年会员'],
    ['随包裹寄出', '实体卡'],
  ]);
  tap(byRole('radio', /^金色礼盒/));
  expect(things()).toEqual([
    ['支付即生效', '两份一年会员'],
    ['随包裹寄出', '烫金卡', '手账'],
  ]);
  leave();
  await open({ detail: () => prepared({ options: [option()] }) });
  expect(allByRole('heading', '包含内容')).toEqual([]);
});

test('the route from the payment on has a step for each clause of the seller, and other texts stay as they are', async () => {
  const route = '支付后开通会员，礼盒 48 小时内发货，顺丰包邮';
  const steps = () => allByRole('listitem').filter((li) => route.includes(li.textContent));
  for (const [description, ships, count, text] of [
    [`${route}。附赠贺卡。`, true, 3, '附赠贺卡。'],
    [`${route}，港澳台地区暂不支持配送。`, true, 3, '港澳台地区暂不支持配送。'],
    [`只限本人。${route}。`, false, 3, route.replace(/，/g, '')],
    ['只限本人，只限一次，到期不续费。', true, 0, '只限本人，只限一次，到期不续费。'],
    ['礼盒 48 小时内发货，顺丰包邮。', true, 0, '礼盒 48 小时内发货，顺丰包邮。'],
  ] as const) {
    const { leave } = await open({ detail: () => prepared({ description, ships }) });
    expect(steps()).toHaveLength(count);
    expect(byRole('heading', '商品说明').nextElementSibling?.lastElementChild?.textContent).toBe(text);
    leave();
  }
});

test('the buy bar names the selected option, of several', async () => {
  const options = [option(), option({ pid: 'p2', name: '金色礼盒（手账）', originalPrice: 38800 })];
  const { leave } = await open({ detail: () => prepared({ options }) });
  const text = () => byRole('region', '购买').textContent;
  expect(text()).toBe('已选墨色礼盒立即购买 ¥218.00');
  tap(byRole('radio', /^金色礼盒/));
  expect(text()).toBe('已选金色礼盒立即购买 ¥218.00');
  leave();
  await open({ detail: () => prepared({ options: [option()] }) });
  expect(text()).toBe('立即购买 ¥218.00');
});

test('the price has what it saves beside it', async () => {
  await open();
  expect(shown()).toContain('已优惠 140 元');
});

test('without a network the button looks and works as before: a web view may report that wrongly', async () => {
  const { went } = await open();
  const before = byRole('button', /^立即购买/).className;
  goOffline();
  expect(byRole('button', /^立即购买/).className).toBe(before);
  tap(byRole('button', /^立即购买/));
  expect(went).toEqual(['/orderConfirm/8/p1/f1']);
});

test.each([
  ['expired', '优惠已过期'],
  ['ordered', '订单已支付'],
] as const)('an order that is %s is shown as such', async (status, text) => {
  await open({ detail: () => prepared({ status }) });
  expect(shown()).toContain(text);
  expect(allByRole('radio')).toEqual([]);
});

test('an unknown link shows the missing state', async () => {
  await open({ detail: () => new ApiError('not_found') });
  expect(shown()).toContain('内容不存在或已下架');
});

test('an error is shown with its request id, and 重试 loads again', async () => {
  let isDown = true;
  const detail = () => (isDown ? new ApiError('server', { requestId: 'r-1' }) : prepared());
  await open({ detail });
  expect(byRole('alert').textContent).toContain('服务开小差了，请稍后重试');
  expect(shown()).toContain('错误编号 r-1');
  isDown = false;
  tap(byRole('button', '重试'));
  await chunksLoaded();
  expect(byRole('heading', '年度会员礼盒').isConnected).toBe(true);
});

test('buttons turn the pictures; a picture of another origin is replaced by an icon', async () => {
  const pictures = ['/r/a.svg', 'https://elsewhere.example/b.svg'];
  await open({ detail: () => prepared({ pictures }) });
  expect(allByRole('button', '上一张').map((button) => (button as HTMLButtonElement).disabled)).toEqual([
    true,
  ]);
  tap(byRole('button', '下一张'));
  expect(shown()).toContain('第 2 张，共 2 张');
  const images = byRole('group', '年度会员礼盒，共 2 张图片').querySelectorAll('img');
  expect([...images].map((img) => img.getAttribute('src'))).toEqual(['/r/a.svg']);
  expect(byRole('img', '年度会员礼盒，第 2 张图片').tagName).toBe('SPAN');
});

test('what the seller says on the length and the end of a membership is not said twice', async () => {
  const times = (text: string) => shown().split(text).length - 1;
  const { leave } = await open({ detail: () => prepared({ ships: false, description: '只限本人' }) });
  expect(shown()).not.toContain('换手机登录');
  expect(['自动顺延', '不自动续费'].map(times)).toEqual([1, 1]);
  leave();
  const description = '客服准备的价格。已是会员的自动顺延，到期不自动续费。';
  await open({ detail: () => prepared({ ships: false, description }) });
  expect(shown()).toContain('换手机登录同一账号即可使用');
  expect(['自动顺延', '不自动续费'].map(times)).toEqual([1, 1]);
});

test('a seller who says all of it leaves no heading without terms', async () => {
  const description = '已是会员的自动顺延，到期不自动续费。换手机登录同一账号。7 天内未使用可全额退款。';
  await open({ detail: () => prepared({ ships: false, description }) });
  expect(shown()).toContain('商品说明');
  expect(shown()).not.toContain('购买须知');
});
