import { expect, it } from 'vitest';
import { textsIn } from './copy.ts';

const shown = (source: string) =>
  textsIn(source).map(({ text, part, state }) => [text, part, state.join(' › ')].filter(Boolean).join(' | '));

it('finds a text with its component and its states', () => {
  const source = `
    /** 不是文案 */
    export function Bill({ saved, isOld }) {
      if (saved === 0) return null;
      return (
        <>
          <p title="明细">已优惠 {yuan(saved)} 元</p>
          {isOld && <b>{saved > 9 ? '老会员价' : \`再省 \${saved} 元\`}</b>}
        </>
      );
    }`;
  expect(shown(source)).toEqual([
    '已优惠 {yuan(saved)} 元 | Bill',
    '明细 | Bill',
    '老会员价 | Bill | isOld › saved > 9',
    '再省 {saved} 元 | Bill | isOld › not saved > 9',
  ]);
});

it('names the case of a switch and the key of a table', () => {
  const source = `
    const NAMES = { wechat: '微信支付', alipay: '支付宝' };
    const titleOf = (view) => {
      switch (view.status) {
        case 'paid':
          return { title: '支付成功' };
      }
    };`;
  expect(shown(source)).toEqual([
    '微信支付 | NAMES | wechat',
    '支付宝 | NAMES | alipay',
    "支付成功 | titleOf | 'paid' › title",
  ]);
});

it('an element inside a text has its own line', () => {
  expect(shown('const a = <p>共 <b>三项</b> 权益</p>;')).toEqual(['共 … 权益 | a', '三项 | a']);
});
