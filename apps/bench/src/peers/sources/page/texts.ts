import type { Package } from './activity.ts';

const yuan = (fen: number) => (fen / 100).toFixed(2);
const short = (fen: number) => yuan(fen).replace(/\.?0+$/, '');

const DAY_MS = 86_400_000;
const BEIJING_MS = 8 * 3_600_000;

/** What a card shows. */
export const cardTexts = ({ price, original_price, days }: Package) => ({
  price: `¥${short(price)}`,
  original: `¥${short(original_price)}`,
  perDay: `每天 ${yuan(price / days)} 元`,
});

/** What the membership card and the pay bar show for the chosen package. */
export function totalTexts({ price, original_price, days }: Package) {
  const until = new Date(Date.now() + days * DAY_MS + BEIJING_MS);
  return {
    until: `今日开通，有效期至 ${until.getUTCFullYear()} 年 ${until.getUTCMonth() + 1} 月 ${until.getUTCDate()} 日`,
    total: `¥${yuan(price)}`,
    saving: `已优惠 ${short(original_price - price)} 元`,
  };
}

export const METHODS = [
  { id: 'wechat', name: '微信支付', color: '#07a84e' },
  { id: 'alipay', name: '支付宝', color: '#1677e6' },
] as const;

export type Method = (typeof METHODS)[number]['id'];

/** Name, without membership, with membership. */
export const BENEFITS = [
  ['回复建议', '每天 5 次', '不限次数'],
  ['语气风格', '3 种', '28 种'],
  ['聊天截图解读', '不支持', '支持'],
  ['专属客服', '不支持', '优先接入'],
] as const;

export const FOOTER = [
  '客服电话 400-820-0001，9 点至 22 点',
  '杭州聊小白网络科技有限公司',
  '浙ICP备20260001号-1',
];

const [ROWS, STEP, WIDTH] = [26, 8, 224];

/** The lines on the membership card, as the data of one SVG path in a box of 220 by 150. */
export const ENGRAVING = Array.from({ length: ROWS }, (_, row) => {
  const points = Array.from({ length: WIDTH / STEP + 1 }, (_unused, at) => {
    const x = at * STEP;
    const y = 75 + row + 22 * Math.sin(x / 26 + row / 5) + 12 * Math.sin(x / 17 - row / 4);
    return `${x} ${y.toFixed(1)}`;
  });
  return `M${points.join(' ')}`;
}).join(' ');
