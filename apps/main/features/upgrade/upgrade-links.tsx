import { Icon, rightShape } from '@vip/ui';
import styles from './upgrade-links.module.css';

/** Prices depend on what is left of a membership, which nobody knows yet. */
export const LoginHint = ({ onLogin }: { onLogin(): void }) => (
  <p className={styles.hint}>
    <span>已经是会员？登录后，剩下的天数能折抵</span>
    <button type="button" onClick={onLogin}>
      登录
    </button>
  </p>
);

interface OtherPageProps {
  /** `/upgrade/diy` or `/upgrade/base`. */
  to: string;
  /** What the link of this page said; the other page is for the same person. */
  query: Readonly<Record<string, string>>;
  children: string;
}

/** The same packages, told the other way. */
export const OtherPage = ({ to, query, children }: OtherPageProps) => {
  const search = new URLSearchParams(query).toString();
  return (
    <a className={styles.link} href={search ? `${to}?${search}` : to}>
      {children}
      <Icon shape={rightShape} size={18} />
    </a>
  );
};
