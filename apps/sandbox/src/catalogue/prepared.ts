import { endOfDay } from '../clock.ts';
import { yuan } from './item.ts';

/** One choice; its contents may be in brackets at the end of its name; `initialStock` is the stock after a reset. Amounts in fen. */
export interface PreparedChoice {
  pid: string;
  name: string;
  /** The name in the order, where the choice's name is not descriptive enough. */
  orderName: string;
  price: number;
  originalPrice: number;
  initialStock: number;
  level: string;
  days: number | null;
}

/** An order that customer service prepared. */
export interface Prepared {
  id: string;
  title: string;
  pictures: string[];
  description: string;
  choices: PreparedChoice[];
  ships: boolean;
  /** For one buyer: after a payment it cannot be ordered again. */
  isForOne: boolean;
  /** ms since 1970. `now` is the day on which it is prepared. */
  expiresAt(now: number): number;
}

/** A membership. Prices in yuan. */
const membership = (
  pid: string,
  name: string,
  price: number,
  originalPrice: number,
  days: number,
  initialStock: number,
  orderName = name,
): PreparedChoice => ({
  pid,
  name,
  orderName,
  price: yuan(price),
  originalPrice: yuan(originalPrice),
  initialStock,
  level: '1',
  days,
});

export const PREPARED: readonly Prepared[] = [
  {
    id: '800001',
    title: '年度会员礼盒（含实体卡与手账）',
    pictures: ['gift-ink', 'gift-gold', 'gift-card', 'gift-notebook'],
    description: '支付后立即开通一年会员，礼盒 48 小时内发货，顺丰或邮政包邮，港澳台地区暂不支持配送。',
    choices: [
      membership('900011', '墨色礼盒（一年会员 + 实体卡 + 手账）', 218, 358, 365, 36, '年度会员（墨色礼盒）'),
      membership('900012', '金色礼盒（一年会员 + 烫金卡 + 手账）', 258, 398, 365, 12, '年度会员（金色礼盒）'),
      membership(
        '900013',
        '双人礼盒（两份一年会员 + 两张卡 + 手账）',
        398,
        598,
        365,
        0,
        '年度会员（双人礼盒）',
      ),
    ],
    ships: true,
    isForOne: false,
    expiresAt: (now) => endOfDay(now, 3),
  },
  {
    id: '800002',
    title: '年度会员（客服专享价）',
    pictures: ['gift-card'],
    description:
      '客服为你单独准备的价格，只限本人购买一次。会员从支付当天起算，已是会员的自动顺延，到期不自动续费。',
    choices: [membership('900021', '年度会员', 138, 298, 365, 1)],
    ships: false,
    isForOne: true,
    expiresAt: (now) => endOfDay(now, 1),
  },
  {
    id: '800003',
    title: '季度会员（周年庆）',
    pictures: ['gift-card'],
    description: '周年庆期间的专享价格。',
    choices: [membership('900031', '季度会员', 48, 98, 90, 5)],
    ships: false,
    isForOne: false,
    expiresAt: () => Date.parse('2026-10-31T23:59:59+08:00'),
  },
];

/** The first option that is not this one. */
export function otherChoice({ pid }: PreparedChoice): PreparedChoice {
  const other = PREPARED.flatMap(({ choices }) => choices).find((choice) => choice.pid !== pid);
  if (!other) throw new TypeError(`nothing is prepared but ${pid}`);
  return other;
}
