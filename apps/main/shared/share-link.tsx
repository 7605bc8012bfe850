import { useState } from 'react';
import { useHost, useIsClient, type Host } from '@vip/host';
import { Button, useLazyModule } from '@vip/ui';
import { CopyLink } from './copy-link.tsx';

const loadGuide = () => import(/* webpackChunkName: "share-guide" */ './share-guide.tsx');

interface ShareLinkProps {
  /** `solid` for the main action of a page. */
  variant?: 'solid' | 'line';
  link: string;
  /** Title of the share panel. */
  title: string;
  /**
   * A picture with the link as a QR code, for links to other pages: the menu of an app sends the address of this one.
   * null if it could not be drawn.
   */
  poster?: string | null | undefined;
  /** Shows how a long press on the poster sends it. */
  onPosterHint?: ((hint: string) => void) | undefined;
}

/** 分享给好友 in the best way that the app or browser has, else 复制链接; where a poster is pressed, both. */
export function ShareLink({ variant = 'line', poster, onPosterHint, ...props }: ShareLinkProps) {
  const host = useHost();
  const isClient = useIsClient();
  const way = isClient ? sharingWay(host, poster) : 'copy';
  if (way === 'copy') return <CopyLink link={props.link} variant={variant} />;
  if (way !== 'panel' && poster)
    return (
      <>
        <CopyLink link={props.link} variant="line" />
        <Button variant={variant} onClick={() => onPosterHint?.(way.hint)}>
          分享给好友
        </Button>
      </>
    );
  return <ShareButton {...props} variant={variant} hint={way === 'panel' ? null : way.hint} />;
}

/** Labels in apps whose pages cannot share: an item of the ··· menu, and the item of a long press on a picture. */
const LABELS: Partial<Record<Host['environment']['host'], { menu: string; picture?: string }>> = {
  wechat: { menu: '「发送给朋友」', picture: '「发送给朋友」' },
  wecom: { menu: '「转发」' },
  qq: { menu: '「发送给好友」', picture: '「发送给好友」' },
  weibo: { menu: '分享方式' },
};

/** How a link can be shared here. `hint` tells what only the user can do. No native handler shares. */
function sharingWay(host: Host, poster: ShareLinkProps['poster']): 'copy' | 'panel' | { hint: string } {
  const { environment } = host;
  const labels = LABELS[environment.host];
  if (labels && poster === undefined) return { hint: `点击右上角「···」，选择${labels.menu}` };
  if (labels?.picture && poster) return { hint: `长按海报，选择${labels.picture}` };
  const isInApp = environment.host === 'native' || host.bridge() !== null;
  const panel = navigator.share as Navigator['share'] | undefined;
  return labels || isInApp || !panel ? 'copy' : 'panel';
}

interface ShareButtonProps extends Pick<ShareLinkProps, 'link' | 'title'> {
  variant: 'solid' | 'line';
  /** null: the share panel of the browser opens. */
  hint: string | null;
}

function ShareButton({ variant, link, title, hint }: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { part, hasFailed } = useLazyModule(loadGuide);
  const share = () => {
    if (hint !== null) return setOpen(true);
    navigator.share({ title, url: link }).catch((error: DOMException) => {
      const isClosedByUser = error.name === 'AbortError';
      if (!isClosedByUser) setOpen(true);
    });
  };
  if (hasFailed && (isOpen || hint !== null)) return <CopyLink link={link} variant={variant} />;
  return (
    <>
      <Button variant={variant} onClick={share}>
        分享给好友
      </Button>
      {part && <part.ShareGuide isOpen={isOpen} onClose={() => setOpen(false)} link={link} hint={hint} />}
    </>
  );
}
