import { CopyButton, classes } from '@vip/ui';
import styles from './copy-link.module.css';

export interface CopyLinkProps {
  /** A function is asked when it is tapped. */
  link: string | (() => string);
  look?: 'solid' | 'line';
}

/** 复制链接, as large as the other buttons. */
export const CopyLink = ({ link, look = 'solid' }: CopyLinkProps) => (
  <CopyButton text={link} isPlain className={classes(styles.copy, look === 'line' && styles.line)}>
    复制链接
  </CopyButton>
);
