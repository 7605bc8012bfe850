import { Icon, rightShape } from '@vip/ui';
import styles from './other-page.module.css';

export interface OtherPageProps {
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
