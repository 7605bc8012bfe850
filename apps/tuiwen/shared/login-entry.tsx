import styles from './head-account.module.css';

/** At the right end of the masthead's rule, where the page itself asks for the login: the same in one word. */
export const LoginEntry = ({ onLogin }: { onLogin(): void }) => (
  <button type="button" className={styles.enter} onClick={onLogin}>
    登录
  </button>
);
