import type { ReactNode } from 'react';
import { Loading } from '@vip/ui';
import styles from './page-layout.module.css';

export interface PageLayoutProps {
  /** Whether body and bar have placeholder values. */
  isLoading?: boolean | undefined;
  body: ReactNode;
  /** Real also while the rest is placeholders. */
  foot?: ReactNode;
  bar?: ReactNode;
}

/** A page from top to bottom. */
export const PageLayout = ({ isLoading, body, foot, bar }: PageLayoutProps) =>
  isLoading ? (
    <>
      <Loading className={styles.body}>{body}</Loading>
      {foot}
      {bar && (
        <Loading isSilent className={styles.bar}>
          {bar}
        </Loading>
      )}
    </>
  ) : (
    <>
      {body}
      {foot}
      {bar}
    </>
  );
