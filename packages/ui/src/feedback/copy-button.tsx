import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import { copyShape } from '../icon/shapes/copy.ts';
import { copyText } from './copy-text.ts';
import styles from './copy-button.module.css';
import { useToast } from './toast.ts';

export interface CopyButtonProps {
  /** A function is asked when it is tapped. */
  text: string | (() => string);
  /** 复制 */
  children: ReactNode;
  className?: string | undefined;
  /** Without icon and style of its own: `className` gives them. */
  isPlain?: boolean;
}

/** Copies a text and says so; where it cannot, it says how else. */
export function CopyButton({ text, children, className, isPlain = false }: CopyButtonProps) {
  const toast = useToast();
  const copy = () => {
    void copyText(typeof text === 'string' ? text : text()).then((isCopied) =>
      toast(isCopied ? '已复制' : '复制失败，请长按文字复制'),
    );
  };
  return (
    <button type="button" className={classes(!isPlain && styles.copy, className)} onClick={copy}>
      {!isPlain && <Icon shape={copyShape} size={16} className={styles.icon} />}
      {children}
    </button>
  );
}
