// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrderCalls, PurchaseSetup } from './contract.ts';
import { ANONYMOUS, sessionOf, type FakeShell } from './testing/index.ts';
import { settle } from './test-support/render-hook.test-support.ts';
import { setup } from './test-support/samples.test-support.ts';
import { buy, logIn, mount, openShop, ordersOf } from './test-support/shop.test-support.ts';
import { rememberPhone } from './use-sms-login.ts';

/** The number that `logIn` types. */
const PHONE = '13800000001';

/** The numbers in the requests for packages, in their order. */
const phonesIn = ({ calls }: Pick<FakeShell, 'calls'>) =>
  calls
    .filter(({ path }) => path.startsWith('/packages'))
    .map(({ path }) => new URLSearchParams(path.split('?')[1]).get('phone'));

/** A page of an anonymous user who logs in by SMS as user 7. */
async function openLoggedIn(options: Parameters<typeof openShop>[0] = {}) {
  const opened = await openShop({ session: ANONYMOUS, ...options });
  await logIn(opened.world, opened.page);
  return opened;
}

const other: PurchaseSetup = { ...setup, scope: 'other', family: 'other.shop' };

describe('the number that was typed', () => {
  it('asks for the packages also after a reload and on other pages of the tab', async () => {
    const { world, page } = await openLoggedIn();
    expect(phonesIn(world)).toEqual(['', PHONE]);
    await page.unmount();
    world.calls.length = 0;
    await mount(world);
    await mount(world, other);
    expect(phonesIn(world)).toEqual([PHONE, PHONE]);
  });

  it('is in no request of another or an anonymous user', async () => {
    const { world } = await openLoggedIn();
    world.calls.length = 0;
    await settle(() => world.become(sessionOf('8')));
    await settle(() => world.become(ANONYMOUS));
    await mount(world);
    expect(phonesIn(world)).toEqual(['', '', '']);
  });

  it('is that of the user also if the account is handed over after the token', async () => {
    const { world, page } = await openShop({ session: ANONYMOUS });
    const token = 'Bearer t';
    await settle(() => {
      world.become({ ...sessionOf('7', { token }), account: null });
      rememberPhone(world.host, PHONE);
      page.current().login.onLogin();
    });
    await settle(() => world.become(sessionOf('7', { token })));
    world.calls.length = 0;
    await mount(world);
    expect(phonesIn(world)).toEqual([PHONE]);
  });

  it.each(['', PHONE, `${PHONE} `, '138 7', '{}', 'null'])(
    'is not known from %j in storage',
    async (text) => {
      for (const session of [ANONYMOUS, sessionOf('7')]) {
        const { world } = await openShop({
          session,
          before: ({ storage }) => storage.session.set('auth.phone', text),
        });
        expect(phonesIn(world)).toEqual(['']);
      }
    },
  );
});

describe('an order', () => {
  beforeEach(() => {
    vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  });
  const selling = (hasPhone: Pick<OrderCalls, 'hasPhone'>): PurchaseSetup => ({
    ...setup,
    orders: async () => ({ ...(await setup.orders()), ...hasPhone }),
  });

  it('for a phone number has the one that was typed', async () => {
    const { world, page } = await openLoggedIn({ setup: selling({ hasPhone: true }) });
    await buy(page);
    expect(ordersOf(world)[0]).toMatchObject({ phone: PHONE });
  });

  it.each<[string, Parameters<typeof openShop>[0]]>([
    ['that is for the user of the app', { setup: selling({}), session: ANONYMOUS }],
    ['of a user who typed none', { setup: selling({ hasPhone: true }), session: sessionOf('7') }],
  ])('%s has none', async (_, options) => {
    const { world, page } = await openShop(options);
    if (options?.session === ANONYMOUS) await logIn(world, page);
    await buy(page);
    expect(ordersOf(world)).toHaveLength(1);
    expect(ordersOf(world)[0]).not.toHaveProperty('phone');
  });
});
