import * as v from 'valibot';
import { AmountFen } from '@vip/api/schema';
import { toWire } from '@vip/api/wire';
import { environments } from '@vip/native-hosts';
import { Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import { openSession } from '../accounts/sessions.ts';
import { ensureUser, presentUser, userByPhone } from '../accounts/users.ts';
import { LIST_PRICES } from '../catalogue/catalogue.ts';
import { isoTime } from '../clock.ts';
import { FaultInput } from '../faults/fault.ts';
import { liveStream } from '../live/live.ts';
import { notifyAll, processDue } from '../orders/payment-notices.ts';
import { drawing } from '../pictures/drawing.ts';
import { notFound, Refusal } from '../refusal.ts';
import { SEEDED_ACCOUNT } from '../seed.ts';
import { liveRoutes } from '../site/registry.ts';
import type { RequestEnv, World } from '../world.ts';
import { takeControl, thisMachineOnly } from './control-request.ts';
import { environmentScript } from './environment-script.ts';
import { wholeState } from './whole-state.ts';

const SessionInput = v.object({ account: v.optional(v.string()) });
const FrameInput = v.object({ environment: v.string(), user: v.string(), by_hand: v.boolean() });
const PriceInputs = v.array(
  v.object({ package: v.picklist(LIST_PRICES.map((listed) => listed.package)), price: AmountFen }),
);
const Offset = v.pipe(v.number(), v.safeInteger());
const ResetInput = v.object({ offset_ms: v.optional(Offset, 0) });
const ClockInput = v.object({ offset_ms: Offset });

/** `/__sandbox`: what tests and the workbench use. Nothing of it is a backend's. */
export function controlRoutes(world: World, reset: (offset: number) => void): Hono<RequestEnv> {
  const control = new Hono<RequestEnv>();
  control.use(thisMachineOnly(world));
  control.use(async (c, next) => {
    await next();
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store');
  });

  control.get('/state', async (c) => c.json(await wholeState(world)));
  control.get('/live', liveStream(world.live));
  control.get('/environments', (c) => c.json(environments));
  control.get('/routes', async (c) => c.json(await liveRoutes(world.siteDir)));
  control.get('/env.js', environmentScript(world));

  control.post('/reset', async (c) => {
    const { offset_ms } = await takeControl(c, ResetInput);
    reset(offset_ms);
    return c.json({ ok: true });
  });

  control.post('/session', async (c) => {
    const { account = SEEDED_ACCOUNT } = await takeControl(c, SessionInput);
    const isPhone = /^1\d{10}$/.test(account);
    const user = isPhone ? ensureUser(world, account) : userByPhone(world, account);
    if (!user) throw new Refusal('invalid', `account 是手机号，例如 ${SEEDED_ACCOUNT}`);
    const shown = presentUser(world, world.addresses(c.req.url), user);
    return c.json({ token: openSession(world, user.id), user: toWire(shown) });
  });

  // By cookies, as documents are asked for by the browser. Set by an answer: what a script writes into `document.cookie` may
  // come after a document that it asks for behind that.
  control.post('/frame', async (c) => {
    const { environment, user, by_hand } = await takeControl(c, FrameInput);
    const played = { sandbox_env: environment, sandbox_user: user, sandbox_hand: by_hand ? '1' : '0' };
    for (const [name, value] of Object.entries(played))
      setCookie(c, name, value, { path: '/', sameSite: 'Lax' });
    return c.json({ ok: true });
  });

  control.post('/faults', async (c) => {
    world.faults.add(await takeControl(c, v.array(FaultInput)));
    world.live.changed();
    return c.json(world.faults.list());
  });
  control.delete('/faults', (c) => {
    const id = c.req.query('id');
    world.faults.clear(id === undefined ? undefined : Number(id));
    world.live.changed();
    return c.json(world.faults.list());
  });

  control.post('/prices', async (c) => {
    world.prices.set(await takeControl(c, PriceInputs));
    world.live.changed();
    return c.json(world.prices.list());
  });

  control.post('/clock', async (c) => {
    const { offset_ms } = await takeControl(c, ClockInput);
    world.clock.setOffset(offset_ms);
    processDue(world);
    world.live.changed();
    return c.json({ offset_ms, now: isoTime(world.clock.now()) });
  });

  control.post('/notify', (c) => c.json({ notified: notifyAll(world) }));

  control.get('/pictures/:name', (c) => {
    const svg = drawing(c.req.param('name').replace(/\.svg$/, ''));
    if (svg === null) throw notFound();
    return c.body(svg, 200, {
      'content-type': 'image/svg+xml',
      'cache-control': 'max-age=3600',
      // A page draws an avatar on its poster, which a picture of another origin would spoil.
      'access-control-allow-origin': '*',
    });
  });

  return control;
}
