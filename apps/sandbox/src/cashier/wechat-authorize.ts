import * as v from 'valibot';
import type { Handler } from 'hono';
import { getCookie } from 'hono/cookie';
import { misbehave } from '../faults/apply-faults.ts';
import { isSiteAddress } from '../addresses.ts';
import { SEEDED_ACCOUNT } from '../seed.ts';
import { APPID, giveCode } from '../wechat/openid-codes.ts';
import type { RequestEnv, World } from '../world.ts';
import { frame, notice } from './page.ts';

/** What open.weixin.qq.com/connect/oauth2/authorize asks for (WeChat, web page authorisation). */
const Query = v.object({
  appid: v.literal(APPID),
  redirect_uri: v.string(),
  response_type: v.literal('code'),
  scope: v.literal('snsapi_base'),
  state: v.pipe(v.string(), v.regex(/^[a-zA-Z0-9]{1,128}$/)),
  connect_redirect: v.optional(v.literal('1')),
});

/**
 * Simulates WeChat's authorisation: redirects back at once with a code for the openid and the state, without a prompt.
 * The faults `denied` (back without a code) and `wrong_state` are its own.
 */
export const authorize =
  (world: World): Handler<RequestEnv> =>
  (c) => {
    const query = v.safeParse(Query, c.req.query());
    const addresses = world.addresses(c.req.url);
    const returnTo = query.success ? query.output.redirect_uri : '';
    if (!query.success || !URL.canParse(returnTo) || !isSiteAddress(returnTo, returnTo, addresses)) {
      return c.html(frame(notice('无法打开', 'redirect_uri 域名与后台配置不一致，或参数错误')), 400);
    }
    const back = new URL(returnTo);
    if (!misbehave(world, c, 'denied')) {
      back.searchParams.set('code', giveCode(world, getCookie(c, 'sandbox_user') ?? SEEDED_ACCOUNT));
    }
    back.searchParams.set('state', misbehave(world, c, 'wrong_state') ? 'forged' : query.output.state);
    return c.redirect(back.href, 302);
  };
