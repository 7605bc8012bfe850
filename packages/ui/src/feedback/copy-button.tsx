import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import { copyShape } from '../icon/shapes/copy.ts';
import styles from './copy-button.module.css';
import { useToast } from './toast.ts';

export interface CopyButtonProps {
  /** A function is called at the tap. */
  text: string | (() => string);
  /** 复制 */
  children: ReactNode;
  className?: string | undefined;
  /** Without icon and style; set them by `className`. */
  isPlain?: boolean;
}

/** Copies a text and shows a toast, also when it fails. */
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

/** Copies from an invisible field, for old web views. True if it worked. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position:fixed;top:0;left:0;opacity:0;font-size:16px';
  // The focus must not leave an open popup.
  const place = document.activeElement?.closest('[role="dialog"]') ?? document.body;
  place.appendChild(field);
  const before = document.activeElement;
  field.select();
  field.setSelectionRange(0, text.length);
  let isCopied: boolean;
  try {
    isCopied = document.execCommand('copy');
  } catch {
    // Engines without the command throw instead of returning false.
    isCopied = false;
  }
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return isCopied;
}

/** Puts a text on the clipboard. False where the web view does not allow it. Never rejects. */
async function copyText(text: string): Promise<boolean> {
  // Missing on http pages and before Chrome 66 / iOS 13.4.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) return copyBySelection(text);
  return clipboard.writeText(text).then(
    () => true,
    () => copyBySelection(text),
  );
}
