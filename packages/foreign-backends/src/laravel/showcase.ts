import { below } from '../serving/fields.ts';
import type { Route } from '../serving/serve.ts';
import { beijingText } from '../serving/text.ts';
import { data, DAY, paginated } from './answers.ts';
import { REVIEWS } from './shop.ts';

/** What pages show besides packages: the purchases of others, reviews, a link to the mini-program. */
export const SHOWCASE: readonly Route[] = [
  {
    name: 'GET /api/orders/latest',
    fields: [...below('data[]', ['id', 'user_name', 'package_name', 'paid_at']), 'data'],
    money: [],
    answer: (request) =>
      paginated(
        [{ id: 1, user_name: '王*', package_name: '标准年卡', paid_at: beijingText(Date.now() - 60_000) }],
        request,
      ),
  },
  {
    name: 'GET /api/reviews',
    fields: [...below('data[]', ['id', 'user_name', 'rating', 'content', 'created_at']), 'data'],
    money: [],
    answer: (request) => paginated(REVIEWS, request),
  },
  {
    name: 'GET /api/mini-program/scheme',
    fields: [...below('data', ['openlink', 'url_link', 'expired_at']), 'data'],
    money: [],
    answer: () =>
      data({
        openlink: 'weixin://dl/business/?t=Hk3vJt0qXy',
        url_link: 'https://wxaurl.cn/Hk3vJt0qXy',
        expired_at: beijingText(Date.now() + 30 * DAY),
      }),
  },
];
