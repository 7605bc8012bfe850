import type { SyntheticEvent } from 'react';
import type { LoginControl } from '@vip/purchase';
import { Button, CheckBox, Field } from '@vip/ui';
import { AgreementLinks } from '../../parts/agreement-links.tsx';
import styles from './sheets.module.css';

/** Login by a code that comes as an SMS. */
export function LoginForm({ login }: { login: LoginControl }) {
  const { errors } = login;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    login.submit();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Field
        label="手机号"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        prefix="+86"
        maxLength={13}
        value={login.phone}
        onChange={login.setPhone}
        error={errors.phone}
      />
      <Field
        label="验证码"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={login.code}
        onChange={login.setCode}
        error={errors.code}
        suffix={
          <button
            type="button"
            className={styles.send}
            disabled={login.isSending || login.resendInS > 0}
            onClick={login.sendCode}
          >
            {login.resendInS > 0 ? `${login.resendInS} 秒后重发` : '获取验证码'}
          </button>
        }
      />
      <CheckBox checked={login.isAgreed} onChange={login.setAgreed} className={styles.agree}>
        已阅读并同意
        <AgreementLinks agreements={login.agreements} />
      </CheckBox>
      {(errors.agreed ?? errors.form) && (
        <p role="alert" className={styles.error}>
          {errors.agreed ?? errors.form}
        </p>
      )}
      <Button type="submit" className={styles.wide} isBusy={login.isSubmitting}>
        登录并继续
      </Button>
    </form>
  );
}
