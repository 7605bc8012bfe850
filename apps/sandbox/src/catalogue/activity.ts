import type { Activity } from '@vip/api/schema';
import { DAY, endOfDay, isoTime } from '../clock.ts';
import { itemsOf } from './catalogue.ts';
import { offer, type PriceList } from './offer.ts';

/** The client types of the sister apps; 0 is a page that no app opened. */
const APP_NAMES: Record<number, string> = {
  0: '聊小白',
  1: '聊小白',
  2: '聊小语',
  3: '聊伴',
  4: '提词器',
  5: '小配音',
  6: '天天素材',
  7: '每日口语',
  8: '友圈故事',
  9: '蜜小语',
};

/** The current activity; always ends at the end of the day after tomorrow. List prices. */
export function currentActivity(clientType: number, now: number, prices: PriceList): Activity {
  const endsAt = endOfDay(now, 2);
  const packages = itemsOf('main', 'activity')
    .filter((item) => item.clientTypes?.includes(clientType) ?? true)
    .map((item) => offer(item, null, now, prices, isoTime(endsAt)));
  const hasRenewing = packages.some(({ renewal }) => renewal !== null);
  return {
    id: `nianmo-${clientType}`,
    title: `${APP_NAMES[clientType] ?? APP_NAMES[0]}年末会员特惠`,
    banner: null,
    startsAt: isoTime(endsAt - 14 * DAY + 1),
    endsAt: isoTime(endsAt),
    rules: [
      `活动期间开通，按页面所示价格一次性支付，到期不自动续费${hasRenewing ? '（连续包月除外）' : ''}。`,
      '开通后立即生效，已是会员的自动顺延。',
      '同一账号可多次购买，时长累加。',
      '会员为虚拟商品，开通 7 天内未使用可申请退款。',
    ],
    packages,
  };
}
