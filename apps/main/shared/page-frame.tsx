import type { ReactNode } from 'react';
import { useHost } from '@vip/host';
import { Loading, UiProvider } from '@vip/ui';
import '../theme.css';
import styles from './page-frame.module.css';

export interface PageFrameProps {
  /** Class of the colours; main's own by default. */
  theme?: string;
  children: ReactNode;
}

/** Around every page of main: its colours, and popups that the back press closes first. */
export function PageFrame({ theme = 'theme-main', children }: PageFrameProps) {
  const host = useHost();
  return (
    <UiProvider theme={theme} registerBack={host.onBack}>
      {children}
    </UiProvider>
  );
}

export interface PageLayoutProps {
  /** Body and bar have placeholder values. */
  isLoading?: boolean | undefined;
  body: ReactNode;
  /** Not replaced by placeholders. */
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
