import type { Control } from '../fixtures/control.ts';

/** The user buys a year of main's membership on another phone. The order's id; null if it failed. */
export async function buyElsewhere(site: string, control: Control, phone: string): Promise<string | null> {
  const { token } = await control.session(phone);
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
    'idempotency-key': `elsewhere-${token.slice(-12)}`,
    origin: site,
  };
  const list = await fetch(`${site}/api/main/v1/vip/packages/wechat?phone=`, { headers });
  if (!list.ok) return null;
  const { packages } = (await list.json()) as { packages: { id: string; price: number }[] };
  // A fault of the plan may have corrupted the list.
  if (!Array.isArray(packages)) return null;
  const year = packages.find(({ id }) => id === '12');
  const made = await fetch(`${site}/api/main/web/vip/packages/12/orders/official`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      price: year?.price,
      pay_type: 'alipay',
      client: 'browser',
      um: '-',
      return_url: '/result/{token}/{id}/{um}/{level}',
      consents: [],
    }),
  });
  if (!made.ok) return null;
  const order = (await made.json()) as { id: string; pay: { fields?: { biz_content?: string } } };
  const { passback_params: trade } = JSON.parse(order.pay.fields?.biz_content ?? '{}') as {
    passback_params?: string;
  };
  if (!trade) return null;
  await fetch(`${site}/cashier/choice`, {
    method: 'POST',
    body: new URLSearchParams({ trade, return_to: '', quit_to: '', as: 'sheet', choice: 'pay' }),
  });
  return order.id;
}
