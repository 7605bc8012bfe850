import { describe, expect, it } from 'vitest';
import { anIntent } from '../test-support/samples.test-support.ts';
import { createWorld, type World } from '../test-support/world.test-support.ts';

const IN_WECHAT = { asksForOpenId: true };

/** A world that was left for the authorisation by a tap. */
function left(shared: Partial<World> = {}): World {
  const world = createWorld(shared, IN_WECHAT);
  world.purchase.pay(anIntent());
  return world;
}

describe('paying in WeChat, which needs the OpenID', () => {
  it('leaves for a code before anything is ordered, with the key stored', () => {
    const world = left();
    expect(world.wechat.isAway()).toBe(true);
    expect(world.state().name).toBe('creating');
    expect(world.server.creates).toEqual([]);
    expect(world.stored()).toMatchObject([{ order: null }]);
  });

  it('continues by itself with the same key, and uses the code once', async () => {
    const world = left();
    const { key } = world.stored()[0]!;
    world.comeBack();
    await world.answer();
    expect(world.server.creates.map((create) => create.key)).toEqual([key]);
    expect(world.server.codes).toEqual(world.wechat.codes);
    expect(world.wallet.opened).toHaveLength(1);
  });

  it('sends no code twice after a reload: it offers to continue, and requests another code', async () => {
    const world = left();
    world.comeBack();
    world.reload();
    expect(world.state()).toMatchObject({ name: 'choosing', notice: null, pending: {} });
    world.purchase.resume();
    world.comeBack();
    await world.answer();
    await world.answer();
    expect(world.server.codes).toEqual(world.wechat.codes);
    expect(world.server.orders.size).toBe(1);
  });

  it.each(['denied', 'forged', 'back'] as const)(
    'orders nothing when WeChat returns without a valid code (%s); the next tap requests one again',
    async (how) => {
      const world = left();
      const { key } = world.stored()[0]!;
      world.comeBack(how);
      expect(world.state()).toMatchObject({
        name: 'choosing',
        notice: { kind: 'unidentified' },
        pending: { purchase: { key } },
      });
      expect(world.server.creates).toEqual([]);
      world.purchase.pay(anIntent());
      world.comeBack();
      await world.answer();
      expect(world.server.creates.map((create) => create.key)).toEqual([key]);
    },
  );

  it('is at choosing again if the redirect did not happen', async () => {
    const world = left();
    await world.advance(9999);
    expect(world.state().name).toBe('creating');
    await world.advance(1);
    expect(world.state()).toMatchObject({ notice: { kind: 'unidentified' } });
    expect(world.lock()).toBeNull();
  });

  it('requests one more code when the server refuses the first, and then shows the error', async () => {
    const world = left();
    world.comeBack();
    await world.answer('bad code');
    expect(world.wechat.redirects()).toBe(2);
    world.comeBack();
    await world.answer('bad code');
    expect(world.wechat.redirects()).toBe(2);
    expect(world.state()).toMatchObject({
      name: 'choosing',
      notice: { kind: 'error', error: { code: 'invalid' } },
    });
    world.purchase.pay(anIntent());
    world.comeBack();
    await world.answer();
    expect(new Set(world.server.creates.map(({ key }) => key)).size).toBe(1);
    expect(world.server.orders.size).toBe(1);
  });

  it('requests a new code for 重新支付, and pays the same order with it', async () => {
    const world = left();
    world.comeBack();
    await world.answer();
    await world.report('done');
    await world.answer();
    world.purchase.payAgain();
    expect(world.state().name).toBe('launching');
    expect(world.server.again).toEqual([]);
    world.comeBack();
    await world.answer();
    expect(world.server.again).toEqual(['o1']);
    expect(world.server.codes).toEqual(world.wechat.codes);
    expect(world.wallet.opened).toHaveLength(2);
  });

  it('requests no code for a free package', async () => {
    const world = createWorld({}, IN_WECHAT);
    world.server.make = { status: 'paid', amount: 0, pay: null };
    await world.tap(anIntent({ price: 0 }));
    expect(world.state().name).toBe('paid');
    expect(world.server.codes).toEqual([undefined]);
  });

  it('makes one order if two tabs were left', async () => {
    const first = left();
    const second = createWorld(first, IN_WECHAT);
    second.purchase.pay(anIntent());
    expect(second.state()).toMatchObject({ notice: { kind: 'elsewhere' } });
    await first.advance(9000);
    first.purchase.destroy();
    second.purchase.pay(anIntent());
    first.comeBack();
    expect(first.state()).toMatchObject({ notice: { kind: 'elsewhere' } });
    second.comeBack();
    await second.answer();
    expect(first.server.orders.size).toBe(1);
    expect(first.wallet.opened.length + second.wallet.opened.length).toBe(1);
  });

  it('opens no wallet more than five minutes after the tap: it offers to continue', async () => {
    const world = left();
    await world.advance(5 * 60_000 + 1);
    world.comeBack();
    await world.answer();
    expect(world.state()).toMatchObject({
      name: 'choosing',
      notice: null,
      pending: { purchase: { order: null }, status: 'unpaid' },
    });
    expect(world.server.creates).toEqual([]);
  });

  it('continues with the last tap if the redirect was slow', async () => {
    const world = left();
    world.show();
    world.storage.set('checkout.main.lock', JSON.stringify({ id: 'x', expiresAt: world.clock.now() + 9000 }));
    world.purchase.pay(anIntent({ packageId: 'p90' }));
    expect(world.state()).toMatchObject({ notice: { kind: 'elsewhere' } });
    world.storage.remove('checkout.main.lock');
    world.comeBack();
    await world.answer();
    expect(world.server.creates).toEqual([]);
  });
});
