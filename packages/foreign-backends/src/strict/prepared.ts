import { below } from '../serving/fields.ts';
import type { Prices } from '../serving/prices.ts';
import type { Route } from '../serving/serve.ts';
import { fieldOf } from '../serving/text.ts';
import { notFound, ok, unauthorized } from './answers.ts';
import type { Sessions } from './login.ts';
import { call, ORDER_OF_PREPARED } from './names.ts';
import { ORDER_FIELDS } from './order-answer.ts';
import type { Orders } from './orders.ts';
import { PREPARED } from './shop.ts';

/** Orders that customer service prepares. */
export function preparedRoutes({ hasEnded }: Sessions, { place }: Orders, prices: Prices): readonly Route[] {
  /** By the id that prices have. */
  const options = PREPARED.options.map(({ pid, ...option }) => ({ id: pid, ...option }));
  return [
    call(
      'GET /main/web/adminOrder/detail/{id}',
      {
        fields: [
          ...['title', 'options', 'ships', 'expires_at', 'status', 'id'],
          ...below('options[]', ['pid', 'name', 'price', 'original_price', 'stock']),
        ],
        money: below('options[]', ['price', 'original_price']),
      },
      ({ params }) =>
        params['id'] === PREPARED.id
          ? ok({
              ...PREPARED,
              options: options.map(prices.now).map(({ id, ...option }) => ({ pid: id, ...option })),
            })
          : notFound(),
    ),
    call(
      'POST /main/web/adminOrder/buy/{id}',
      { body: ORDER_OF_PREPARED, fields: ORDER_FIELDS, money: ['amount'] },
      (request) => {
        if (hasEnded(request)) return unauthorized();
        const option = options.find(({ id }) => id === fieldOf(request.body, 'pid'));
        if (request.params['id'] !== PREPARED.id || !option) return notFound();
        return place(request, 'main', { ...option, level: '1' });
      },
    ),
  ];
}
