import type { Book } from '../serving/book.ts';
import { below } from '../serving/fields.ts';
import type { Prices } from '../serving/prices.ts';
import type { Route } from '../serving/serve.ts';
import { iso, ok, unauthorized } from './answers.ts';
import type { Sessions } from './login.ts';
import { call } from './names.ts';
import { BRANDS, GIFTS, SOLD, type Seller } from './shop.ts';

const PACKAGE_FIELDS = [
  'id',
  'name',
  'level',
  'price',
  'original_price',
  'days',
  'benefits',
  'is_default',
  'credit',
];

/** Packages: on sale at each backend, in the activity, and as gifts. */
export function packageRoutes(book: Book, { hasEnded }: Sessions, prices: Prices): readonly Route[] {
  const packages = (seller: Seller, path: string, query: readonly string[]): Route =>
    call(
      `GET /${seller}${path}`,
      {
        query,
        fields: [...below('packages[]', PACKAGE_FIELDS), 'packages'],
        money: below('packages[]', ['price', 'original_price', 'credit']),
      },
      (request) => {
        if (hasEnded(request)) return unauthorized();
        const isGrouped = request.query.get('loads') === 'type' || seller === 'datacenter';
        const sold = SOLD[seller].map(prices.now);
        return ok({ packages: sold.map((each) => ({ ...each, type: isGrouped ? each.type : null })) });
      },
    );

  function claimedAt(packageId: string): string | null {
    const order = book.orders.find((each) => each.packageId === packageId && each.status === 'paid');
    return order ? iso(order.createdAt) : null;
  }

  return [
    call(
      'GET /main/v1/activity',
      {
        query: ['is_speed', 'loads'],
        fields: [
          ...['title', 'starts_at', 'ends_at', 'packages', 'id', 'banner', 'rules'],
          ...below('packages[]', PACKAGE_FIELDS),
        ],
        money: below('packages[]', ['price', 'original_price', 'credit']),
      },
      () =>
        ok({
          id: 'act-1',
          title: '冬日会员季',
          banner: null,
          starts_at: '2026-11-01T00:00:00+08:00',
          ends_at: '2099-01-01T00:00:00+08:00',
          rules: ['每个账号限参加一次'],
          packages: SOLD.main.map(prices.now),
        }),
    ),
    packages('main', '/v1/vip/packages/wechat', ['phone']),
    ...BRANDS.flatMap((brand) => [
      packages(brand, '/web/vip/packages/wechat', ['phone', 'loads?']),
      call(
        `GET /${brand}/web/vip/packages/welfare`,
        {
          query: ['user_id'],
          fields: [
            ...below('items[]', ['id', 'name', 'package', 'claimed_at', 'expires_at']),
            ...below('items[].package', PACKAGE_FIELDS),
            'items',
          ],
          money: below('items[].package', ['price', 'original_price']),
        },
        () =>
          ok({
            items: GIFTS.map((gift) => ({
              ...gift,
              package: prices.now(gift.package),
              description: '送给您的礼物',
              claimed_at: claimedAt(gift.package.id),
              expires_at: '2099-01-01T00:00:00+08:00',
            })),
          }),
      ),
    ]),
    packages('datacenter', '/web/vip/packages/wechat', ['app?', 'phone?', 'user_id?']),
  ];
}
