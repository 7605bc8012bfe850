import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filledPath } from '@vip/api/client';
import { ANONYMOUS, session } from '@vip/checkout-react/testing';
import { payload } from './testing/samples.ts';
import { upgradeSetup, whoAsks } from './upgrade-setup.ts';

const query = { app: 'lxy', phone: '13800000002', user_id: 'u10002' };

test('a link names the app, the number and the user', () => {
  expect(whoAsks(query)).toEqual({ app: 'lxy', phone: '13800000002', userId: 'u10002' });
  expect(whoAsks({})).toEqual({});
});

test('invalid numbers, apps and users are dropped', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (app, phone, userId) => {
      const asker = whoAsks({ app, phone, user_id: userId });
      if (asker.phone !== undefined) expect(asker.phone).toMatch(/^1\d{10}$/);
      if (asker.userId !== undefined) expect(asker.userId).toMatch(/^[\w-]+$/);
      if (asker.app !== undefined) expect(asker.app).toBe(app);
    }),
  );
  expect(whoAsks({ app: 'constructor', phone: '138', user_id: 'a b' })).toEqual({});
});

test('without a session the packages are for the user of the link; a typed number goes first', () => {
  const setup = upgradeSetup(whoAsks(query));
  const path = (phone: string) => filledPath(setup.packages(ANONYMOUS, phone));
  expect(path('')).toBe('/web/vip/packages/wechat?app=lxy&phone=13800000002&user_id=u10002');
  expect(path('13900000000')).toContain('phone=13900000000');
  expect(path('13900000000')).not.toContain('13800000002');
});

test('with a session no person of the link is sent', () => {
  const setup = upgradeSetup(whoAsks(query));
  expect(filledPath(setup.packages(session(), ''))).toBe('/web/vip/packages/wechat?app=lxy');
  const own = filledPath(setup.packages(session(), '13900000000'));
  expect(own).toBe('/web/vip/packages/wechat?app=lxy&phone=13900000000');
});

test('an order names no beneficiary: the session decides', async () => {
  const { createOrder } = await upgradeSetup(whoAsks(query)).orders();
  expect(createOrder('55', payload, 'k').body).toEqual(payload);
});

test('the user of the link is shown, masked', () => {
  const sentence = (link: Record<string, string>) => upgradeSetup(whoAsks(link)).beneficiary;
  expect(sentence(query)).toContain('138****0002');
  expect(sentence({ user_id: 'u10002' })).toContain('u1****02');
  expect(sentence({ user_id: 'u10002' })).not.toContain('u10002');
  expect(sentence({ app: 'lxy' })).toBeNull();
});

test('orders are read at the data center', () => {
  expect(upgradeSetup({})).toMatchObject({ scope: 'main', reads: 'datacenter' });
});

test('the address of the result has the app of the link, and no phone number', () => {
  expect(upgradeSetup(whoAsks(query)).resultTemplate).toBe(
    '/upgrade/use?order={id}&token={token}&um={um}&level={level}&app=lxy',
  );
  expect(upgradeSetup({}).resultTemplate).not.toContain('app');
});
