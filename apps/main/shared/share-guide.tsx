import { createPortal } from 'react-dom';
import { Sheet, Clauses } from '@vip/ui';
import { CopyLink } from './copy-link.tsx';
import { MenuArrow } from './menu-arrow.tsx';
import styles from './share-guide.module.css';

export interface ShareGuideProps {
  isOpen: boolean;
  onClose(): void;
  link: string;
  /** What the user does to share; null: only the link is left. */
  hint: string | null;
}

/** Explains how to share where the page cannot, over the dimmed page. */
export const ShareGuide = ({ isOpen, onClose, link, hint }: ShareGuideProps) => (
  <Sheet title="分享给好友" isOpen={isOpen} onClose={onClose}>
    {/* Beside the sheet in the document: iOS 12 clips fixed elements of a scrolling panel. */}
    {hint !== null &&
      createPortal(
        <div aria-hidden="true" className={styles.arrow}>
          <span>点这里</span>
          <MenuArrow className={styles.line} />
        </div>,
        document.body,
      )}
    <p className={styles.hint}>
      <Clauses text={hint ?? '复制链接后，粘贴到聊天中发给好友'} />
    </p>
    <div className={styles.copy}>
      <CopyLink link={link} variant={hint === null ? 'solid' : 'line'} />
    </div>
  </Sheet>
);
