import type { Feedback } from '@vip/api/schema';
import type { Addresses } from '../addresses.ts';
import { DAY, isoTime } from '../clock.ts';
import { pictureUrl } from '../pictures/drawing.ts';

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
