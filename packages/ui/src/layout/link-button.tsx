import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './button.module.css';

export interface LinkButtonProps {
  href: string;
  variant?: 'solid' | 'line' | 'text';
  className?: string | undefined;
  /** Saves the file under this name. */
  download?: string;
  children: ReactNode;
}

/** A link that looks like a button. */
export const LinkButton = ({ href, variant = 'solid', className, download, children }: LinkButtonProps) => (
  <a href={href} download={download} className={classes(styles.button, styles[variant], className)}>
    {children}
  </a>
);
