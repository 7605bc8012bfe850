import { chooseIn } from '../device/cashier.ts';
import type { User } from '../plan/plan.ts';
import { ORIGIN, type Server } from '../server/server.ts';

const LIST = '/api/main/v1/vip/packages/wechat?phone=';

/** The user buys a year of membership on another phone. False if a fault prevents it. */
export const buyElsewhere = (server: Server, user: User): Promise<boolean> =>
  buy(server, user).catch(() => false);

async function buy(server: Server, user: User): Promise<boolean> {
  const { token } = await server.openSession(user);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const list = await server.carryOut({ method: 'GET', path: LIST, headers, body: null }, null);
  const { packages = [] } = JSON.parse(list.answer?.text ?? '{}') as {
    packages?: { id: string; price: number }[];
  };
  const year = packages.find(({ id }) => id === '12');
  if (!year) return false;
  const body = JSON.stringify({
    price: year.price,
    pay_type: 'wechat',
    client: 'browser',
    um: '-',
    return_url: `${ORIGIN}/result/{token}/{id}/{um}/{level}`,
    consents: [],
  });
  const { made } = await server.carryOut(
    {
      method: 'POST',
      path: `/api/main/web/vip/packages/${year.id}/orders/official`,
      headers: { ...headers, 'idempotency-key': `elsewhere_${token.slice(-12)}` },
      body,
    },
    null,
  );
  const trade = made && server.tradeOfOrder(made.id);
  if (!trade) return false;
  const sheet = { kind: 'sheet', trade, returnTo: '', quitTo: '' } as const;
  await chooseIn(server, sheet, { choice: 'pay', seconds: 1 });
  return true;
}
