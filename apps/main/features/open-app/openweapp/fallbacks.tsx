import type { ReactNode } from 'react';
import { CopyButton, Icon, chatShape, copyShape, searchShape } from '@vip/ui';
import { WEAPP_NAME } from './use-weapp.ts';
import styles from './openweapp.module.css';

interface FallbacksProps {
  /** The address of the page; null if pasting it does not help. */
  link: string | null;
  /** null if no app can be opened. */
  onOpenWechat: (() => void) | null;
}

/** Manual alternatives if neither scheme nor link opens the mini-program. */
export const Fallbacks = ({ link, onOpenWechat }: FallbacksProps) => (
  <section className={styles.fallbacks}>
    <h2>打不开？试试以下方式</h2>
    <ul>
      {link !== null && (
        <Fallback shape={copyShape} what="复制链接，发到微信后点开">
          <CopyButton text={link} isPlain className={styles.fallbackButton}>
            复制链接
          </CopyButton>
        </Fallback>
      )}
      <Fallback shape={searchShape} what={`在微信搜索「${WEAPP_NAME}」`}>
        <CopyButton text={WEAPP_NAME} isPlain className={styles.fallbackButton}>
          复制名称
        </CopyButton>
      </Fallback>
      {onOpenWechat && (
        <Fallback shape={chatShape} what="打开微信，下拉查找小程序">
          <button type="button" className={styles.fallbackButton} onClick={onOpenWechat}>
            打开微信
          </button>
        </Fallback>
      )}
    </ul>
  </section>
);

const Fallback = ({ shape, what, children }: { shape: string; what: string; children: ReactNode }) => (
  <li>
    <p>
      <Icon shape={shape} size={22} />
      <span>{what}</span>
    </p>
    {children}
  </li>
);
