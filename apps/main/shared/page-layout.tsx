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
      {/* The `main` in it is hidden with the placeholders. */}
      <div role="main" aria-busy="true" className={styles.main}>
        <Loading className={styles.body}>{body}</Loading>
      </div>
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
