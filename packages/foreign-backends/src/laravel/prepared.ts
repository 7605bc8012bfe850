import { below } from '../serving/fields.ts';
import type { Prices } from '../serving/prices.ts';
import type { Route } from '../serving/serve.ts';
import { fieldOf, yuanText } from '../serving/text.ts';
import { data, invalid, noModel } from './answers.ts';
import type { Sessions } from './login.ts';
import { ORDER_FIELDS, type Orders } from './orders.ts';
import { PREPARED } from './shop.ts';

const preparedOf = (id: string | undefined) => PREPARED.find((each) => String(each.id) === id);

/** What the validator requires of goods that are shipped: `address.name` and so on. */
const ADDRESS = ['name', 'phone', 'province', 'city', 'district', 'street'];

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
    answer: ({ params }) => {
      const prepared = preparedOf(params['id']);
      if (!prepared) return noModel('PreparedOrder', params['id'] ?? '');
      return data({
        id: prepared.id,
        title: prepared.title,
        pictures: [],
        description: prepared.description,
        needs_shipping: prepared.needsShipping ? 1 : 0,
        status: 'open',
        skus: prepared.skus.map(prices.now).map(({ price, originalPrice, ...sku }) => ({
          ...sku,
          price: yuanText(price),
          original_price: yuanText(originalPrice),
        })),
        expired_at: '2099-01-01 00:00:00',
      });
    },
  },
  {
    name: 'POST /api/prepared-orders/{id}/orders',
    fields: ORDER_FIELDS,
    money: ['data.total_amount'],
    answer: needsUser((user, request) => {
      const prepared = preparedOf(request.params['id']);
      if (!prepared) return noModel('PreparedOrder', request.params['id'] ?? '');
      const sku = prepared.skus.find(({ id }) => String(id) === String(fieldOf(request.body, 'pid')));
      if (!sku) return invalid({ pid: ['请选择规格'] });
      if (!prepared.needsShipping) return place(request, { ...sku, level: 1 }, user);
      const address = fieldOf(request.body, 'address');
      const missing = ADDRESS.filter((name) => typeof fieldOf(address, name) !== 'string');
      return missing.length > 0
        ? invalid(Object.fromEntries(missing.map((name) => [`address.${name}`, ['请填写收货地址']])))
        : place(request, { ...sku, level: 1, address }, user);
    }),
  },
];
