import { ask } from '../dom/ask.ts';
import { h } from '../dom/element.ts';
import type { OrderInfo, RouteInfo } from '../server/answers.ts';
import { timeOfDay, yuan } from '../watch/format.ts';
import { fillRoute, isOfAnOrder, paramsOf } from './route-search.ts';

/** The address of an order on a route that shows one. */
export const orderAddress = (path: string, order: OrderInfo): string =>
  fillRoute(path, {
    token: order.result_token ?? '-',
    id: order.id,
    um: order.um,
    level: order.level,
  });

/**
 * The address of a route: a route of an order asks which one (the newest is offered first), another with
 * parameters asks for each. Null when the question was closed.
 */
export async function addressOf(route: RouteInfo, orders: readonly OrderInfo[]): Promise<string | null> {
  const names = paramsOf(route.path);
  if (names.length === 0) return route.path;

  if (isOfAnOrder(route.path)) {
    const answer = await ask({
      title: route.title,
      text: '看哪一张订单？',
      yes: '打开',
      fields: [
        h(
          'label',
          {},
          '订单',
          h(
            'span',
            { class: 'field' },
            h(
              'select',
              { name: 'order' },
              ...orders.map((order) =>
                h(
                  'option',
                  { value: order.id },
                  `${timeOfDay(Date.parse(order.created_at))}　${order.package_name}　${yuan(order.amount)}`,
                ),
              ),
            ),
          ),
        ),
      ],
    });
    const chosen = orders.find(({ id }) => id === answer?.get('order'));
    return chosen ? orderAddress(route.path, chosen) : null;
  }

  const answer = await ask({
    title: route.title,
    text: `填上 ${route.path} 里的参数。`,
    yes: '打开',
    fields: names.map((name) =>
      h(
        'label',
        { class: 'mono' },
        name,
        h('span', { class: 'field' }, h('input', { name, required: true, autocomplete: 'off' })),
      ),
    ),
  });
  return (
    answer && fillRoute(route.path, Object.fromEntries(names.map((name) => [name, String(answer.get(name))])))
  );
}
