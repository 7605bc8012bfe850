import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { HiddenText } from '../layout/hidden-text.tsx';
import styles from './loading.module.css';

export interface LoadingProps {
  /** The real components with placeholder values of about the usual length. */
  children: ReactNode;
  className?: string | undefined;
  /** Another `Loading` of the page announces it already. */
  isSilent?: boolean;
}

/**
 * The loading state of the components in it: texts become bars, pictures disappear, and nothing can be tapped or is read
 * out. A separate subtree, so that no node moves when the real values replace it. A style sheet that has to add
 * something (the face of a button) finds it by `[data-loading]`.
 */
export const Loading = ({ children, className, isSilent }: LoadingProps) => (
  <>
    {!isSilent && (
      <div role="status">
        <HiddenText>正在载入</HiddenText>
      </div>
    )}
    <div data-loading="" aria-hidden="true" inert className={classes(styles.loading, className)}>
      {children}
    </div>
  </>
);
