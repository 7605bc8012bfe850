import { timeOfDay, yuan } from './format.ts';
import { ask } from './modal.tsx';
import { fillRoute, isOfAnOrder, orderAddress, paramsOf } from './routes.ts';
import type { OrderInfo, RouteInfo } from './server.ts';

/**
 * The address of a route: a route of an order asks which one (the newest is offered first), another with
 * parameters asks for each. Null when the question was closed.
 */
export async function chooseAddress(
  { title, path }: RouteInfo,
  orders: readonly OrderInfo[],
): Promise<string | null> {
  const names = paramsOf(path);
  if (names.length === 0) return path;

  if (isOfAnOrder(path)) {
    const answer = await ask({
      title,
      text: '查看哪个订单？',
      yes: '打开',
      fields: (
        <label>
          订单
          <span className="field">
            <select name="order">
              {orders.map(({ id, created_at, package_name, amount }) => (
                <option key={id} value={id}>
                  {`${timeOfDay(Date.parse(created_at))}　${package_name}　${yuan(amount)}`}
                </option>
              ))}
            </select>
          </span>
        </label>
      ),
    });
    const chosen = orders.find(({ id }) => id === answer?.get('order'));
    return chosen ? orderAddress(path, chosen) : null;
  }

  const answer = await ask({
    title,
    text: `填上 ${path} 里的参数。`,
    yes: '打开',
    fields: names.map((name) => (
      <label key={name} className="mono">
        {name}
        <span className="field">
          <input name={name} required autoComplete="off" />
        </span>
      </label>
    )),
  });
  return answer && fillRoute(path, Object.fromEntries(names.map((name) => [name, String(answer.get(name))])));
}
