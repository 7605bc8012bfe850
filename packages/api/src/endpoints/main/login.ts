import type { Call } from '../../client/port.ts';
import type { PasswordPayload, SmsCodePayload } from '../../schema/login-payload.ts';
import { Login, SmsSent } from '../../schema/user.ts';

/** Logs in by password: only for the debug login. */
export const loginByPassword = (body: PasswordPayload): Call<Login> => ({
  backend: 'main',
  method: 'POST',
  path: '/v1/auth/password',
  body,
  auth: 'login',
  answer: Login,
});

/** Sends an SMS code to a phone; 429 with the seconds to wait when asked too soon. */
export const requestSmsCode = (phone: string): Call<SmsSent> => ({
  backend: 'main',
  method: 'GET',
  path: '/v1/sms/code/login',
  query: { phone },
  canRepeat: false,
  auth: 'login',
  answer: SmsSent,
});

/** Logs in by SMS code; the token is valid for every backend. */
export const loginBySmsCode = (body: SmsCodePayload): Call<Login> => ({
  backend: 'main',
  method: 'POST',
  path: '/v1/auth/smsCode',
  body,
  auth: 'login',
  answer: Login,
});
