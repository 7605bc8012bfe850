import type { Book } from '../serving/book.ts';
import { below } from '../serving/fields.ts';
import type { Prices } from '../serving/prices.ts';
import type { Route } from '../serving/serve.ts';
import { beijingText, yuanText } from '../serving/text.ts';
import { data, paginated } from './answers.ts';
import type { Sessions, User } from './login.ts';
import { GIFTS, PRODUCTS, type Product } from './shop.ts';

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

/** Packages: on sale, in the activity, and as gifts. */
export function packageRoutes(book: Book, { needsUser, userOf }: Sessions, prices: Prices): readonly Route[] {
  const resourceOf = (each: Product, user?: User) => ({
    id: each.id,
    name: each.name,
    level: each.level,
    group: each.group,
    price: yuanText(prices.of(each)),
    original_price: yuanText(each.originalPrice),
    days: each.days,
    tag: each.tag,
    benefits: [{ title: '全部课程', icon: null, free: '3 节', vip: '不限' }],
    is_default: each.isDefault ? 1 : 0,
    sale_ends_at: null,
    credit: yuanText(user?.isCredited ? each.credit : 0),
    renewal: each.renewal && { price: yuanText(each.renewal.price), days: each.renewal.days },
    created_at: '2026-10-01 00:00:00',
    updated_at: '2026-10-01 00:00:00',
  });

  return [
    {
      name: 'GET /api/packages',
      fields: [...below('data[]', PACKAGE_FIELDS), 'data'],
      money: ['data[].price', 'data[].original_price', 'data[].credit'],
      answer: (request) =>
        paginated(
          PRODUCTS.map((each) => ({
            ...resourceOf(each, userOf(request)),
            ...(request.query.get('loads') !== 'type' && { group: null }),
          })),
          request,
        ),
    },
    {
      name: 'GET /api/activities/current',
      fields: [
        ...below('data', ['title', 'started_at', 'ended_at', 'id', 'banner', 'rules', 'packages']),
        ...below('data.packages[]', PACKAGE_FIELDS),
        'data',
      ],
      money: ['data.packages[].price', 'data.packages[].original_price', 'data.packages[].credit'],
      answer: (request) =>
        data({
          id: 5,
          title: '双旦特惠',
          banner: null,
          started_at: '2026-11-01 00:00:00',
          ended_at: '2099-01-03 23:59:59',
          rules: ['活动期间每人限购一次'],
          packages: PRODUCTS.map((each) => resourceOf(each, userOf(request))),
        }),
    },
    {
      name: 'GET /api/gifts',
      fields: [...below('data[]', ['id', 'name', 'package', 'claimed_at', 'expired_at']), 'data'],
      money: ['data[].package.price', 'data[].package.original_price'],
      answer: needsUser((user, request) => {
        const claimed = (id: number) =>
          book.orders.find(
            (each) =>
              each.userId === String(user.id) && each.packageId === String(id) && each.status === 'paid',
          );
        return paginated(
          GIFTS.map((each) => {
            const order = claimed(each.id);
            return {
              id: each.id,
              name: each.name,
              description: '送给老朋友',
              package: resourceOf(each, user),
              claimed_at: order ? beijingText(order.createdAt) : null,
              expired_at: '2099-01-01 00:00:00',
            };
          }),
          request,
        );
      }),
    },
  ];
}
