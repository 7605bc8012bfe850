import { Button, LinkButton, Icon, rightShape } from '@vip/ui';
import { CopyLink } from '../../../shared/copy-link.tsx';
import { ManualSteps, type ManualStep } from '../manual-steps.tsx';
import { Corner, OpeningScreen, StoreButtons, Note, way } from '../opening-screen.tsx';
import type { OpeningState } from '../use-app-opening.ts';
import type { Opening } from '../opening.ts';

type TryingProps = Extract<OpeningState, { kind: 'try' }>;

/** The state of the opening, with its actions. The store comes first only after the app did not open. */
export function Trying({ app, status, open, stores, goToStore }: TryingProps) {
  const { title, text } = tryingText(status, app.name);
  const places = (variant: 'solid' | 'text', shown: TryingProps['stores']) => (
    <StoreButtons stores={shown} variant={variant} onChoose={goToStore} />
  );
  return (
    <OpeningScreen shape={app.shape} title={title} isTurning={status === 'trying'} text={text} isRoomy>
      {status === 'not_opened' || status === 'refused' ? (
        <>
          {places('solid', stores.slice(0, 1))}
          {status === 'not_opened' && (
            <Button variant="line" onClick={open}>
              重新打开
            </Button>
          )}
          {places('text', stores.slice(1))}
        </>
      ) : (
        <>
          <Button onClick={open}>{status === 'opened' ? '重新打开' : `打开${app.name}`}</Button>
          {status === 'trying' ? <Note>没有反应？请稍候，将为你提供其他方式</Note> : places('text', stores)}
        </>
      )}
    </OpeningScreen>
  );
}

/** Title and hint for a state of the opening. */
function tryingText(status: Opening['status'], name: string): { title: string; text: string } {
  switch (status) {
    case 'idle':
      return { title: `打开${name}`, text: '点击下方按钮，跳转到 App' };
    case 'trying':
      return { title: `正在打开${name}`, text: '如有弹窗提示，请点「打开」' };
    case 'opened':
      return { title: `已为你打开${name}`, text: '没有跳转？请重新打开，或先下载安装' };
    case 'not_opened':
      return { title: `未能打开${name}`, text: '可能尚未安装，安装后回到本页再次打开' };
    case 'store':
      return { title: `安装完成后，打开${name}`, text: '用购买时的手机号登录即可使用会员' };
    case 'refused':
      return { title: `当前环境无法打开${name}`, text: '请在手机桌面点击图标打开，未安装请先下载' };
  }
}

const menuSteps = (menuText: string): readonly ManualStep[] => [
  { sign: 'menu', text: '点击右上角「···」' },
  { sign: 'browser', text: `选择「${menuText}」` },
];

const LINK_STEPS: readonly ManualStep[] = [
  { sign: 'copy', text: '点「复制链接」' },
  { sign: 'address', text: '粘贴到浏览器地址栏' },
];

/**
 * Shown inside an app that cannot open others: how to switch to a browser manually. In WeChat 聊小白 also has a
 * mini-program.
 */
export const Blocked = ({ app, place, menuText, link }: Extract<OpeningState, { kind: 'blocked' }>) => (
  <OpeningScreen
    shape={app.shape}
    corner={menuText && <Corner />}
    isLow
    title={`请在浏览器中打开${app.name}`}
    text={`${place}内无法直接打开 App，请按以下步骤操作`}
  >
    <ManualSteps steps={menuText ? menuSteps(menuText) : LINK_STEPS} />
    <CopyLink link={link} variant={menuText ? 'line' : 'solid'} />
    {place === '微信' && app.code === 'lxb' && (
      <LinkButton variant="text" className={way} href="/openweapp">
        改用小程序
        <Icon shape={rightShape} size={18} />
      </LinkButton>
    )}
  </OpeningScreen>
);
