import * as v from 'valibot';
import { type Context, Hono } from 'hono';
import { recordCalls } from '../live/record-calls.ts';
import { requireOrder } from '../orders/order-row.ts';
import { isSiteAddress } from '../addresses.ts';
import { isSigned } from '../orders/instruction.ts';
import { tradeById, type TradeRow } from '../orders/trade.ts';
import type { RequestEnv, World } from '../world.ts';
import { Choice, choose, obstacle } from './choose.ts';
import { alipayReturn, leaveFor, tellApp } from './leave.ts';
import { cashierPage, frame, notice, type WayBack } from './page.ts';
import { authorize } from './wechat-authorize.ts';

/** WeChat's message for an H5 address that was opened from another domain or modified. */
const BAD_FORMAT = '商家参数格式有误，请联系商家解决';

const ChoiceForm = v.object({
  trade: v.string(),
  return_to: v.string(),
  quit_to: v.optional(v.string()),
  as: v.picklist(['page', 'sheet']),
  choice: Choice,
  seconds: v.optional(v.pipe(v.string(), v.transform(Number), v.minValue(1), v.maxValue(3600)), '20'),
});

const AlipayForm = v.record(v.string(), v.string());
const BizContent = v.object({ passback_params: v.string() });

function refuse(c: Context<RequestEnv>) {
  return c.html(frame(notice('无法支付', BAD_FORMAT)), 400);
}

const paidPage = (returnTo: string) => `/cashier/paid?return_to=${encodeURIComponent(returnTo)}`;

const IN_A_SHEET: WayBack = { returnTo: '', quitTo: '' };

/** Renders the cashier for a trade, or why it cannot be paid. */
function show(world: World, c: Context<RequestEnv>, trade: TradeRow, back: WayBack) {
  const isSheet = back === IN_A_SHEET;
  const problem = obstacle(world, trade);
  if (problem !== null) {
    if (isSheet) return c.html(tellApp(problem === 'paid' ? 'ok' : 'fail'));
    const sentence =
      problem === 'paid' ? '这笔订单已经支付，不用再付' : '支付链接已失效，请回到商家重新发起支付';
    return c.html(
      frame(notice('收银台', sentence, problem === 'paid' ? back.returnTo : back.quitTo)),
      problem === 'paid' ? 200 : 410,
    );
  }
  world.db.run("UPDATE orders SET status = 'paying' WHERE id = ? AND status = 'created'", trade.order_id);
  world.live.changed();
  return c.html(frame(cashierPage(requireOrder(world, trade.order_id), trade, back), { isSheet }));
}

/** The return address of a cashier page: only within the site. */
const isReturn = (world: World, c: Context<RequestEnv>, address: string) =>
  URL.canParse(address) && isSiteAddress(address, address, world.addresses(c.req.url));

/** Simulates WeChat Pay's H5 page, Alipay's wap page and both wallets' cashiers inside apps. */
export function cashierRoutes(world: World): Hono<RequestEnv> {
  const cashier = new Hono<RequestEnv>();
  cashier.use(async (c, next) => {
    await next();
    c.header('cache-control', 'no-store');
    c.header('x-content-type-options', 'nosniff');
  });

  cashier.get('/authorize', recordCalls(world), authorize(world));

  cashier.get('/wechat', (c) => {
    const referer = c.req.header('referer');
    const returnTo = c.req.query('redirect_url') ?? '';
    const trade = tradeById(world, c.req.query('prepay_id') ?? '');
    if (!referer || !isReturn(world, c, referer) || !isReturn(world, c, returnTo)) return refuse(c);
    if (!trade || trade.wallet !== 'wechat') return refuse(c);
    return show(world, c, trade, { returnTo, quitTo: returnTo });
  });

  // The form is answered with a redirect, so that reloading the cashier does not resubmit it.
  cashier.post('/alipay', async (c) => {
    const fields = v.safeParse(AlipayForm, await c.req.parseBody());
    if (!fields.success || !isSigned(fields.output)) return refuse(c);
    const { passback_params } = v.parse(BizContent, JSON.parse(fields.output['biz_content'] ?? '{}'));
    return c.redirect(`/cashier/alipay?trade=${encodeURIComponent(passback_params)}`, 303);
  });

  cashier.get('/alipay', (c) => {
    const trade = tradeById(world, c.req.query('trade') ?? '');
    if (!trade || trade.wallet !== 'alipay') return refuse(c);
    const returnTo = alipayReturn(trade, requireOrder(world, trade.order_id), world.clock.now());
    return show(world, c, trade, { returnTo, quitTo: trade.return_to });
  });

  cashier.get('/sheet', (c) => {
    const trade = tradeById(world, c.req.query('trade') ?? '');
    return trade ? show(world, c, trade, IN_A_SHEET) : refuse(c);
  });

  // A separate address like the cashier's: going back from the shop finds it again.
  cashier.get('/paid', (c) => {
    const returnTo = c.req.query('return_to') ?? '';
    if (returnTo !== '' && !isReturn(world, c, returnTo)) return refuse(c);
    return c.html(frame(notice('收银台', '已支付，可以关闭这个页面', returnTo || undefined)));
  });

  cashier.post('/choice', async (c) => {
    const form = v.safeParse(ChoiceForm, await c.req.parseBody());
    const trade = form.success ? tradeById(world, form.output.trade) : undefined;
    if (!form.success || !trade) return refuse(c);
    const { choice, return_to: returnTo, quit_to: quitTo = returnTo, seconds, as } = form.output;
    if (as === 'page' && !(isReturn(world, c, returnTo) && isReturn(world, c, quitTo))) return refuse(c);
    const isGivenUp = choice === 'cancel' || choice === 'fail';
    const problem = obstacle(world, trade);
    choose(world, trade, choice, seconds);
    if (choice === 'stay') return c.redirect(paidPage(as === 'page' ? returnTo : ''), 303);
    if (problem === 'expired' && !isGivenUp) {
      return show(world, c, trade, as === 'sheet' ? IN_A_SHEET : { returnTo, quitTo });
    }
    if (as === 'page') return c.html(leaveFor(isGivenUp ? quitTo : returnTo));
    return c.html(tellApp(isGivenUp ? choice : 'ok'));
  });

  return cashier;
}
