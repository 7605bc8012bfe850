import { useEffect, useState } from 'react';
import { errorText, isApiError, loginBySmsCode, requestSmsCode } from '@vip/api';
import { personOf, useHost, useSession, type Host } from '@vip/host';
import type { LoginControl, LoginGate } from './contract.ts';
import { PHONE_KEY } from './typed-phone.ts';

const NO_ERRORS: LoginControl['errors'] = { phone: null, code: null, agreed: null, form: null };
const digits = (value: string, most: number) => value.replace(/\D/g, '').slice(0, most);
const isPhone = (value: string) => /^1\d{10}$/.test(value);

/** The error of a field is shown under that field; any other error under the form. */
function errorsOf(error: unknown): LoginControl['errors'] {
  if (!isApiError(error)) throw error;
  const fields = error.details.fields ?? {};
  const { phone = null, code = null } = fields;
  return { phone, code, agreed: null, form: phone || code ? null : errorText(error) };
}

/** What a login needs from the page. `inviteCode` is that of the friend who sent the invitation. */
export type LoginTarget = Pick<LoginGate, 'agreements' | 'onLogin'> & { inviteCode?: string };

/** SMS login. The number is stored for this tab: the session has only a masked one. */
export function useSmsLogin({ agreements, onLogin, inviteCode }: LoginTarget): LoginControl {
  const host = useHost();
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  /** The documents with versions that consent was given to, as text. */
  const [agreedTo, setAgreedTo] = useState<string | null>(null);
  const [errors, setErrors] = useState(NO_ERRORS);
  const [isSending, setSending] = useState(false);
  const [isSubmitting, setSubmitting] = useState(false);
  const [resendAt, setResendAt] = useState(0);
  const resendInS = useSecondsUntil(resendAt);
  const texts = agreements.map(({ document, version }) => `${document} ${version}`).join();
  const isAgreed = agreedTo === texts;

  // The form outlives the session: the next user must find neither this number in it nor this consent.
  const { token } = useSession();
  const [before, setBefore] = useState(token);
  if (before !== token) {
    setBefore(token);
    setPhone('');
    setCode('');
    setAgreedTo(null);
  }

  async function sendCode() {
    if (isSending || resendInS > 0) return;
    if (!isPhone(phone)) return setErrors({ ...NO_ERRORS, phone: '请填写 11 位手机号' });
    setErrors(NO_ERRORS);
    setSending(true);
    try {
      const { resendAfterS } = await host.api.send(requestSmsCode(phone));
      const { smsResendS = resendAfterS } = host.config.capabilities?.['main'] ?? {};
      setResendAt(Date.now() + smsResendS * 1000);
    } catch (error) {
      setErrors(errorsOf(error));
      const wait = isApiError(error) ? error.details.retryAfterS : undefined;
      if (wait) setResendAt(Date.now() + wait * 1000);
    } finally {
      setSending(false);
    }
  }

  async function submit() {
    if (isSubmitting) return;
    const missing = {
      ...NO_ERRORS,
      phone: isPhone(phone) ? null : '请填写 11 位手机号',
      code: /^\d{4,6}$/.test(code) ? null : '请填写短信里的验证码',
      agreed: isAgreed ? null : '请先阅读并同意协议',
    };
    setErrors(missing);
    if (missing.phone || missing.code || missing.agreed) return;
    setSubmitting(true);
    try {
      const { token, user } = await host.api.send(
        loginBySmsCode({ phone, code, ...(inviteCode && { inviteCode }) }),
      );
      for (const { document, version } of agreements) host.track('consent', { document, version });
      host.login(token, user);
      rememberPhone(host, phone);
      onLogin();
    } catch (error) {
      setErrors(errorsOf(error));
    } finally {
      setSubmitting(false);
    }
  }

  return {
    agreements,
    phone,
    setPhone: (value) => setPhone(digits(value, 11)),
    code,
    setCode: (value) => setCode(digits(value, 6)),
    isAgreed,
    setAgreed: (value) => setAgreedTo(value ? texts : null),
    errors,
    resendInS,
    isSending,
    sendCode: () => void sendCode(),
    isSubmitting,
    submit: () => void submit(),
  };
}

/** Whole seconds until a time, also correct after the page was frozen; 0 once it has passed. */
function useSecondsUntil(at: number): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (at === 0) return;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [at]);
  return at === 0 || now === 0 ? 0 : Math.max(0, Math.ceil((at - now) / 1000));
}

/** Stores the number of the login that has just succeeded, for this tab. */
export const rememberPhone = ({ storage, session }: Host, phone: string): void =>
  storage.session.set(PHONE_KEY, `${phone} ${personOf(session.get())}`);
