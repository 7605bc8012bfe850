import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Clauses } from '../index.ts';

const clausesOf = (text: string) =>
  [...renderToString(<Clauses text={text} />).matchAll(/<span[^>]*>([^<]*)<\/span>/g)].map(
    ([, clause]) => clause,
  );

test.each([
  ['', []],
  ['会员已生效', ['会员已生效']],
  ['请检查网络后重试，你的订单不受影响', ['请检查网络后重试，', '你的订单不受影响']],
  ['点「去支付？」继续，', ['点「去支付？」', '继续，']],
  ['，。前面的标点也在', ['，。', '前面的标点也在']],
])('%s breaks after punctuation, and nothing is lost', (text, clauses) => {
  expect(clausesOf(text)).toEqual(clauses);
});
