import { below } from '../serving/fields.ts';
import type { Prices } from '../serving/prices.ts';
import type { Route } from '../serving/serve.ts';
import { fieldOf } from '../serving/text.ts';
import { invalid, notFound, ok, unauthorized } from './answers.ts';
import type { Sessions } from './login.ts';
import { call, ORDER_OF_PREPARED } from './names.ts';
import { ORDER_FIELDS } from './order-answer.ts';
import type { Orders } from './orders.ts';
import { PREPARED } from './shop.ts';

const preparedOf = (id: string | undefined) => PREPARED.find((each) => each.id === id);

/** Orders that customer service prepares. */
export const preparedRoutes = (
  { hasEnded }: Sessions,
  { place }: Orders,
  prices: Prices,
): readonly Route[] => [
  call(
    'GET /main/web/adminOrder/detail/{id}',
    {
      fields: [
        ...['title', 'options', 'ships', 'expires_at', 'status', 'id'],
        ...below('options[]', ['pid', 'name', 'price', 'original_price', 'stock']),
      ],
      money: below('options[]', ['price', 'original_price']),
    },
    ({ params }) => {
      const prepared = preparedOf(params['id']);
      if (!prepared) return notFound();
      const options = prepared.options.map((option) => ({
        ...option,
        price: prices.of({ id: option.pid, price: option.price }),
      }));
      return ok({ ...prepared, options });
    },
  ),
  call(
    'POST /main/web/adminOrder/buy/{id}',
    { body: ORDER_OF_PREPARED, fields: ORDER_FIELDS, money: ['amount'] },
    (request) => {
      if (hasEnded(request)) return unauthorized();
      const prepared = preparedOf(request.params['id']);
      const option = prepared?.options.find(({ pid }) => pid === fieldOf(request.body, 'pid'));
      if (!prepared || !option) return notFound();
      const { pid: id, name, price } = option;
      const address = prepared.ships ? fieldOf(request.body, 'address') : null;
      if (address === undefined) return invalid({ address: '请填写收货地址' });
      return place(request, 'main', { id, name, price, level: '1', address });
    },
  ),
];
