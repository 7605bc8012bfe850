import { below } from '../serving/fields.ts';
import type { Route } from '../serving/serve.ts';
import { iso, ok } from './answers.ts';
import { call } from './names.ts';

/** What pages show besides packages: the purchases of others, feedback, a link to the mini-program. */
export const SHOWCASE: readonly Route[] = [
  call(
    'GET /main/v1/order/broadcast',
    { fields: ['items', ...below('items[]', ['id', 'nickname', 'package_name', 'paid_at'])] },
    () =>
      ok({
        items: [{ id: 'b-1', nickname: '李*', package_name: '年卡', paid_at: iso(Date.now() - 90_000) }],
      }),
  ),
  call(
    'GET /main/v1/feedback-list',
    { fields: ['items', ...below('items[]', ['id', 'nickname', 'rating', 'content', 'created_at'])] },
    () =>
      ok({
        items: [
          {
            id: 'f-1',
            nickname: '阿',
            avatar: '',
            rating: 5,
            content: '很值',
            created_at: '2026-11-20T08:00:00+08:00',
          },
        ],
      }),
  ),
  call('GET /main/v1/generate_scheme', { fields: ['scheme', 'url_link', 'expires_at'] }, () =>
    ok({
      scheme: 'weixin://dl/business/?t=StRiCt',
      url_link: 'https://wxaurl.cn/StRiCt',
      expires_at: iso(Date.now() + 86_400_000),
    }),
  ),
];
