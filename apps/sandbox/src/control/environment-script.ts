import type { Handler } from 'hono';
import { getCookie } from 'hono/cookie';
import { openSession } from '../accounts/sessions.ts';
import { presentUser, userById, userByPhone } from '../accounts/users.ts';
import { environments } from '@vip/native-hosts';
import { SEEDED_ACCOUNT } from '../seed.ts';
import { notFound } from '../refusal.ts';
import type { RequestEnv, World } from '../world.ts';

/**
 * The cookie names a user by id or phone; `none`, or a user removed by a reset, is anonymous. The seeded
 * account where there is no cookie.
 */
const chosenUser = (world: World, chosen: string = SEEDED_ACCOUNT) =>
  userById(world, chosen) ?? userByPhone(world, chosen) ?? null;

/** The cookie `sandbox_wallet_ready`: when a wallet's bridge arrives, ms; up to eleven days, which is never. */
const walletReady = (text: string | undefined) =>
  text !== undefined && /^\d{1,9}$/.test(text) ? { walletReadyMs: Number(text) } : {};

/** GET /__sandbox/env.js?env=…: the script that plays an environment inside a page. */
export const environmentScript =
  (world: World): Handler<RequestEnv> =>
  async (c) => {
    const environment = environments.find(({ id }) => id === c.req.query('env'));
    if (!environment) throw notFound();
    const addresses = world.addresses(c.req.url);
    const row = chosenUser(world, getCookie(c, 'sandbox_user'));
    const user = row && {
      token: openSession(world, row.id),
      user: presentUser(world, addresses, row),
    };
    const { envScript } = await import('../environment/env-script.ts');
    const script = envScript({
      environment,
      user,
      cashierBase: addresses.cashier,
      isByHand: getCookie(c, 'sandbox_hand') === '1',
      ...walletReady(getCookie(c, 'sandbox_wallet_ready')),
    });
    return c.body(script, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-store',
    });
  };
