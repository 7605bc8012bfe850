import { expect, test } from 'vitest';
import { sellerText } from './seller-text.ts';

test('a first sentence that is a list of what happens from the payment on is steps; where nothing is delivered is no step', () => {
  expect(
    sellerText(
      '支付后立即开通一年会员，礼盒 48 小时内发货，顺丰或邮政包邮，港澳台地区暂不支持配送。赠送贺卡。',
    ),
  ).toEqual({
    steps: ['支付后立即开通一年会员', '礼盒 48 小时内发货', '顺丰或邮政包邮'],
    rest: ['港澳台地区暂不支持配送。', '赠送贺卡。'],
  });
});

test.each([
  ['without the payment', '轻便，耐用，好看。', ['轻便，耐用，好看。']],
  ['of two clauses', '支付后开通，长期有效。', ['支付后开通，长期有效。']],
  [
    'with a long clause',
    '支付后开通，礼盒由我们的合作仓库在两个工作日之内打包发出，包邮。',
    ['支付后开通，礼盒由我们的合作仓库在两个工作日之内打包发出，包邮。'],
  ],
  ['in lines', '第一行\n第二行', ['第一行', '第二行']],
  ['that is empty', '', []],
])('a text %s has no steps, and nothing of it is lost', (_, text, rest) => {
  expect(sellerText(text)).toEqual({ steps: [], rest });
});
