import { below } from '../serving/fields.ts';
import type { Prices } from '../serving/prices.ts';
import type { Route } from '../serving/serve.ts';
import { fieldOf, yuanText } from '../serving/text.ts';
import { data, invalid, noModel } from './answers.ts';
import type { Sessions } from './login.ts';
import { ORDER_FIELDS, type Orders } from './orders.ts';
import { PREPARED } from './shop.ts';

/** Orders that customer service prepares. */
export const preparedRoutes = (
  { needsUser }: Sessions,
  { place }: Orders,
  prices: Prices,
): readonly Route[] => [
  {
    name: 'GET /api/prepared-orders/{id}',
    fields: [
      ...below('data', ['id', 'title', 'pictures', 'skus', 'needs_shipping', 'status', 'expired_at']),
      ...below('data.skus[]', ['id', 'name', 'price', 'original_price', 'stock']),
      'data',
    ],
    money: ['data.skus[].price', 'data.skus[].original_price'],
    answer: ({ params }) =>
      params['id'] === String(PREPARED.id)
        ? data({
            id: PREPARED.id,
            title: PREPARED.title,
            pictures: [],
            description: PREPARED.description,
            needs_shipping: PREPARED.needsShipping ? 1 : 0,
            status: 'open',
            skus: PREPARED.skus.map(prices.now).map(({ price, originalPrice, ...sku }) => ({
              ...sku,
              price: yuanText(price),
              original_price: yuanText(originalPrice),
            })),
            expired_at: '2099-01-01 00:00:00',
          })
        : noModel('PreparedOrder', params['id'] ?? ''),
  },
  {
    name: 'POST /api/prepared-orders/{id}/orders',
    fields: ORDER_FIELDS,
    money: ['data.total_amount'],
    answer: needsUser((user, request) => {
      const sku = PREPARED.skus.find(({ id }) => String(id) === String(fieldOf(request.body, 'pid')));
      if (request.params['id'] !== String(PREPARED.id))
        return noModel('PreparedOrder', request.params['id'] ?? '');
      return sku ? place(request, { ...sku, level: 1 }, user) : invalid({ pid: ['请选择规格'] });
    }),
  },
];
