import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centerCalls } from './order-calls.ts';
import { upgradeSetup } from './upgrade-setup.ts';
import { whoAsks } from './who-asks.ts';
import { session } from '@vip/purchase/testing';

const query = { app: 'lxy', phone: '13800000002', user_id: 'u10002' };
const body = { payType: 'wechat', client: 'browser', um: '-', returnUrl: '/', consents: [] } as const;

test('a link names the app, the number and the user', () => {
  expect(whoAsks(query)).toEqual({ app: 'lxy', phone: '13800000002', userId: 'u10002' });
  expect(whoAsks({})).toEqual({});
});

test('what cannot be a number, an app or a user is left out', () => {
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

test('packages and orders are for whom the link names, and a number that was typed goes before', () => {
  const setup = upgradeSetup(whoAsks(query));
  const path = (phone: string) => setup.packages(session(), phone).path;
  expect(path('')).toBe('/web/vip/packages/wechat?app=lxy&phone=13800000002&user_id=u10002');
  expect(path('13900000000')).toContain('phone=13900000000');
  expect(centerCalls(whoAsks(query)).createOrder('55', { ...body, consents: [] }, 'k').body).toMatchObject({
    phone: '13800000002',
    userId: 'u10002',
  });
});

test('the result knows the app that was named, and no phone number is in its address', () => {
  expect(upgradeSetup(whoAsks(query)).resultTemplate).toBe(
    '/upgrade/use?order={id}&token={token}&um={um}&level={level}&app=lxy',
  );
  expect(upgradeSetup({}).resultTemplate).not.toContain('app');
});
