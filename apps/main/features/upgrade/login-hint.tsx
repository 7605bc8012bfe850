import styles from './login-hint.module.css';

/** Prices depend on what is left of a membership, which nobody knows yet. */
export const LoginHint = ({ onLogin }: { onLogin(): void }) => (
  <p className={styles.hint}>
    <span>已经是会员？登录后，剩下的天数能折抵</span>
    <button type="button" onClick={onLogin}>
      登录
    </button>
  </p>
);
