import type { ReactNode } from 'react';
import { CopyButton, Icon, chatShape, copyShape, searchShape } from '@vip/ui';
import styles from './other-ways.module.css';
import { WEAPP_NAME } from './weapp-state.ts';

export interface OtherWaysProps {
  /** The page's address; null where pasting it leads nowhere. */
  link: string | null;
  /** null where nothing can be opened. */
  onOpenWechat: (() => void) | null;
}

/** What can be done by hand where neither scheme nor link opens the mini-program. */
export const OtherWays = ({ link, onOpenWechat }: OtherWaysProps) => (
  <section className={styles.ways}>
    <h2>打不开时</h2>
    <ul>
      {link !== null && (
        <Way shape={copyShape} what="把链接发到微信里，再点开它">
          <CopyButton text={link} isPlain className={styles.act}>
            复制链接
          </CopyButton>
        </Way>
      )}
      <Way shape={searchShape} what={`在微信顶部的搜索里找「${WEAPP_NAME}」`}>
        <CopyButton text={WEAPP_NAME} isPlain className={styles.act}>
          复制名字
        </CopyButton>
      </Way>
      {onOpenWechat && (
        <Way shape={chatShape} what="先把微信打开，再找小程序">
          <button type="button" className={styles.act} onClick={onOpenWechat}>
            打开微信
          </button>
        </Way>
      )}
    </ul>
  </section>
);

const Way = ({ shape, what, children }: { shape: string; what: string; children: ReactNode }) => (
  <li>
    <p>
      <Icon shape={shape} size={22} />
      <span>{what}</span>
    </p>
    {children}
  </li>
);
