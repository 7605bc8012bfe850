import { Button, LinkButton, Icon, rightShape } from '@vip/ui';
import { CopyLink } from '../../../shared/copy-link.tsx';
import { AppSign, OpeningScreen, StoreButtons, Note, ManualSteps } from '../opening-parts.tsx';
import type { OpeningState } from '../use-app-opening.ts';
import type { Opening } from '../opening.ts';
import { openingPath, type PhoneApp } from '../apps-on-phones.ts';
import styles from './openapp.module.css';

type TryingProps = Extract<OpeningState, { kind: 'try' }>;

/** The state of the opening, with its actions. The store comes first only after the app did not open. */
export function Trying({ app, status, open, stores, goToStore }: TryingProps) {
  const { title, text } = tryingText(status, app.name);
  const places = (variant: 'solid' | 'text', shown: TryingProps['stores']) => (
    <StoreButtons stores={shown} variant={variant} onChoose={goToStore} />
  );
  return (
    <OpeningScreen
      sign={<AppSign shape={app.shape} />}
      title={title}
      isTurning={status === 'trying'}
      text={text}
      isRoomy
    >
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

/**
 * Shown inside an app that cannot open others: how to switch to a browser manually. In WeChat 聊小白 also has a
 * mini-program.
 */
export const Blocked = ({ app, place, menuText, link }: Extract<OpeningState, { kind: 'blocked' }>) => (
  <OpeningScreen
    sign={menuText ? <MenuArrow /> : <AppSign shape={app.shape} />}
    title={`请在浏览器中打开${app.name}`}
    text={`${place}内无法直接打开 App，请按以下步骤操作`}
  >
    <ManualSteps
      steps={
        menuText
          ? ['点击右上角「…」', `选择「${menuText}」`]
          : ['点「复制链接」', '打开手机浏览器，粘贴到地址栏']
      }
    />
    <CopyLink link={link} variant={menuText ? 'line' : 'solid'} />
    {place === '微信' && app.code === 'lxb' && (
      <LinkButton variant="text" href="/openweapp">
        改用小程序
      </LinkButton>
    )}
  </OpeningScreen>
);

/** A drawing that points at the menu at the top right. */
const MenuArrow = () => (
  <svg
    aria-hidden="true"
    width="220"
    height="190"
    viewBox="0 0 220 190"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
    style={{ display: 'block', position: 'relative' }}
  >
    <path
      d="M56 20h108a22 22 0 0 1 22 22v124a22 22 0 0 1-22 22H56a22 22 0 0 1-22-22V42a22 22 0 0 1 22-22z"
      fill="#1f1b16"
      stroke="#8f7746"
    />
    <path d="M34 66h152" stroke="#3d3529" />
    <path d="M52 44h36M100 44h22" stroke="#6b5b3c" strokeWidth="5" />
    <path d="M54 92h74M54 110h96M54 128h52" stroke="#3d3529" strokeWidth="6" />
    <circle cx="166" cy="43" r="17" fill="#e2cb9c" />
    <path d="M159 43h.01M166 43h.01M173 43h.01" stroke="#2a1f0c" strokeWidth="4" />
    <path d="M112 168c34-6 52-34 53-82" stroke="#e2cb9c" strokeWidth="2.5" strokeDasharray="1 7" />
    <path d="M154 92l11-15 10 16" stroke="#e2cb9c" strokeWidth="2.5" />
  </svg>
);

/** For a link without a known app: all apps. */
export const AppList = ({ apps }: { apps: readonly PhoneApp[] }) => (
  <main className={styles.page}>
    <h1>选择要打开的 App</h1>
    <p className={styles.lead}>打开后，用购买时的手机号登录即可使用会员</p>
    <ul className={styles.list}>
      {apps.map(({ code, name, shape }) => (
        <li key={code}>
          <a href={openingPath(code)}>
            <span className={styles.sign}>
              <Icon shape={shape} size={22} />
            </span>
            <span className={styles.name}>{name}</span>
            <Icon shape={rightShape} size={20} className={styles.go} />
          </a>
        </li>
      ))}
    </ul>
  </main>
);
