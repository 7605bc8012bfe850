import type { Broadcast, Feedback } from '@vip/api/schema';
import { maskName } from '../accounts/users.ts';
import { DAY, isoTime, MINUTE } from '../clock.ts';
import type { World } from '../world.ts';
import type { Addresses } from '../addresses.ts';
import { pictureUrl } from '../pictures/drawing.ts';

/** Earlier purchases, so that the list is never empty. */
const EARLIER: [nickname: string, packageName: string, minutesAgo: number][] = [
  ['林**', '年度会员', 2],
  ['柚**', '年卡', 5],
  ['周**', '季度会员', 9],
  ['沈**', '年卡', 14],
  ['温**', '月度会员', 21],
  ['叶**', '永久卡', 33],
  ['秦**', '年度会员', 47],
  ['陆**', '季卡', 58],
];
const MOST = 20;

interface PaidRow {
  id: string;
  buyer: string;
  nickname: string | null;
  package_name: string;
  paid_at: number;
}

/** Recent purchases in all brands, newest first, nicknames masked. */
export function recentPurchases(world: World): Broadcast[] {
  const now = world.clock.now();
  const paid = world.db.all<PaidRow>(
    `SELECT orders.id, buyer, nickname, package_name, paid_at FROM orders
     LEFT JOIN users ON buyer = 'phone:' || users.phone
     WHERE status = 'paid' AND amount > 0 AND paid_at <= ? ORDER BY paid_at DESC LIMIT ?`,
    now,
    MOST,
  );
  const real = paid.map((row) => ({
    id: row.id,
    nickname: maskName(row.nickname ?? '新会员'),
    packageName: row.package_name,
    paidAt: isoTime(row.paid_at),
  }));
  const earlier = EARLIER.map(([nickname, packageName, minutesAgo], index) => ({
    id: `earlier${index + 1}`,
    nickname,
    packageName,
    paidAt: isoTime(now - minutesAgo * MINUTE),
  }));
  return [...real, ...earlier].sort((a, b) => Date.parse(b.paidAt) - Date.parse(a.paidAt)).slice(0, MOST);
}

const SAID: [nickname: string, avatar: number, rating: number, daysAgo: number, content: string][] = [
  ['苏**', 1, 5, 3, '不用再对着屏幕想半天，语气挑好就能发，和客户沟通顺多了。'],
  ['何**', 4, 5, 7, '截图解读帮了大忙，能看出对方真正在意的是什么。'],
  ['唐**', 2, 4, 11, '商务语气很稳，方言那几种偶尔用来逗家里人，够用了。'],
  ['许**', 6, 5, 16, '开了年度会员，平均下来一天几毛钱，回消息再也不拖到半夜。'],
  ['方**', 3, 4, 24, '刚开始不太会用，问了客服，当天就有人耐心教。'],
  ['陈**', 5, 5, 40, '用了三个月续的年卡，最喜欢可以自己再改一句再发。'],
];

/** Feedback of members, newest first. */
export const feedbackList = (addresses: Addresses, now: number): Feedback[] =>
  SAID.map(([nickname, avatar, rating, daysAgo, content], index) => ({
    id: `fb${index + 1}`,
    nickname,
    avatar: pictureUrl(addresses, `avatar-${avatar}`),
    rating,
    content,
    createdAt: isoTime(now - daysAgo * DAY),
  }));
