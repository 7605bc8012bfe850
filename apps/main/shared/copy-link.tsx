import { classes, CopyButton } from '@vip/ui';
import styles from './copy-link.module.css';

interface CopyLinkProps {
  link: string;
  variant?: 'solid' | 'line';
}

/** 复制链接, as a button. */
export const CopyLink = ({ link, variant = 'solid' }: CopyLinkProps) => (
  <CopyButton text={link} isPlain className={classes(styles.copy, styles[variant])}>
    复制链接
  </CopyButton>
);
