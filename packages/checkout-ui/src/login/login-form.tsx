import type { LoginControl } from '@vip/checkout-react';
import { Button, CheckBox, Field } from '@vip/ui';
import { AgreementLinks } from '../agreement-links.tsx';
import styles from './login-form.module.css';

interface LoginFormProps {
  login: LoginControl;
  /** The button. */
  action?: string;
  /** False where the page itself says which numbers it is for. */
  hasRegisterNote?: boolean;
}

/** Login with an SMS code. */
export function LoginForm({ login, action = '登录并继续', hasRegisterNote = true }: LoginFormProps) {
  const { errors, resendInS } = login;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        login.submit();
      }}
    >
      <Field
        label="手机号"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        prefix="+86"
        placeholder="请输入手机号"
        maxLength={13}
        value={login.phone}
        onChange={login.setPhone}
        error={errors.phone}
      />
      <Field
        label="验证码"
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="请输入验证码"
        maxLength={6}
        value={login.code}
        onChange={login.setCode}
        error={errors.code}
        suffix={
          <button
            type="button"
            className={styles.send}
            disabled={resendInS > 0}
            aria-busy={login.isSending || undefined}
            onClick={login.sendCode}
          >
            {resendInS > 0 ? `${resendInS} 秒后重发` : '获取验证码'}
          </button>
        }
      />
      <CheckBox className={styles.agree} checked={login.isAgreed} onChange={login.setAgreed}>
        已阅读并同意
        <AgreementLinks agreements={login.agreements} />
      </CheckBox>
      {errors.agreed && (
        <p role="alert" className={styles.error}>
          {errors.agreed}
        </p>
      )}
      {errors.form && (
        <p role="alert" className={styles.error}>
          {errors.form}
        </p>
      )}
      <Button type="submit" className={styles.submit} isBusy={login.isSubmitting}>
        {action}
      </Button>
      {hasRegisterNote && <p className={styles.hint}>未注册的手机号将自动注册</p>}
    </form>
  );
}
