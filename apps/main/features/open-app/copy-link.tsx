import { CopyButton, classes } from '@vip/ui';
import styles from './copy-link.module.css';

export interface CopyLinkProps {
  /** A function is asked when it is tapped. */
  link: string | (() => string);
  variant?: 'solid' | 'line';
}

/** 复制链接, as large as the other buttons. */
export const CopyLink = ({ link, variant = 'solid' }: CopyLinkProps) => (
  <CopyButton text={link} isPlain className={classes(styles.copy, variant === 'line' && styles.line)}>
    复制链接
  </CopyButton>
);
