import { PayBar } from '@vip/checkout-ui';
import { Button, CopyButton, LinkButton, useToast } from '@vip/ui';
import styles from './invitation.module.css';

export interface ShareBarProps {
  link: string;
  /** The name that the poster is saved under. */
  file: string;
  /** The poster where a tap saves a file; null where only a long press does, as in an app's web view. */
  picture: string | null;
}

/** The two ways to a friend: a link, and the poster. */
export function ShareBar({ link, file, picture }: ShareBarProps) {
  const toast = useToast();
  return (
    <PayBar label="邀请">
      <div className={styles.bar}>
        <CopyButton text={link} isPlain className={styles.copy}>
          复制链接
        </CopyButton>
        {picture ? (
          <LinkButton href={picture} download={file}>
            保存海报
          </LinkButton>
        ) : (
          <Button onClick={() => toast('请长按上面的海报，选择保存图片')}>保存海报</Button>
        )}
      </div>
    </PayBar>
  );
}
