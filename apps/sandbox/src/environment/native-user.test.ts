import { expect, it } from 'vitest';
import { handOverOf } from './native-user.ts';

const app = { userAgent: 'Mozilla/5.0 (iPhone) Mobile/20D67 SisterApp/5.2.0 (lxb)', hasPay: true };

it('hands over the user of the session with the app version and handlers', () => {
  expect(handOverOf({ token: 't', user: { id: 'u1', nickname: '苏禾', avatar: '/a.svg' } }, app)).toEqual({
    usertoken: 't',
    userinfo: { id: 'u1', nickname: '苏禾', avatar: '/a.svg' },
    clientType: 1,
    version: '5.2.0',
    handlers: ['getUserInfo', 'unlogin', 'setTitle', 'pay'],
  });
});

it('hands over no user info for an anonymous user', () => {
  const handOver = handOverOf(null, { ...app, hasPay: false });
  expect(handOver).toMatchObject({ usertoken: '', userinfo: null });
  expect(handOver.handlers).not.toContain('pay');
});
