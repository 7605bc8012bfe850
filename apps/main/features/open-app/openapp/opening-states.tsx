import { Button, LinkButton, Icon, classes, rightShape } from '@vip/ui';
import { Clauses } from '../../../shared/clauses.tsx';
import { CopyLink } from '../../../shared/copy-link.tsx';
import { Rosette } from '../../../shared/rosette.tsx';
import { AppSign, Corner, OpeningScreen, StoreButtons, Note, ManualSteps, way } from '../opening-parts.tsx';
import type { OpeningState } from '../use-app-opening.ts';
import type { Opening } from '../opening.ts';
import { openingPath, type PhoneApp, type PhoneAppCode } from '../apps-on-phones.ts';
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
    sign={<AppSign shape={app.shape} />}
    corner={menuText && <Corner />}
    title={`请在浏览器中打开${app.name}`}
    text={`${place}内无法直接打开 App，请按以下步骤操作`}
  >
    <ManualSteps
      steps={
        menuText
          ? ['点击右上角「···」', `选择「${menuText}」`]
          : ['点「复制链接」', '打开手机浏览器，粘贴到地址栏']
      }
    />
    <CopyLink link={link} variant={menuText ? 'line' : 'solid'} />
    {place === '微信' && app.code === 'lxb' && (
      <LinkButton variant="text" className={way} href="/openweapp">
        改用小程序
        <Icon shape={rightShape} size={18} />
      </LinkButton>
    )}
  </OpeningScreen>
);

type Purpose = '聊天回复' | '语言学习' | '内容创作';

/** Apps by what they are for. */
const PURPOSES: Readonly<Record<PhoneAppCode, Purpose>> = {
  lxb: '聊天回复',
  la: '聊天回复',
  mxy: '聊天回复',
  lxy: '语言学习',
  mrky: '语言学习',
  tcq: '内容创作',
  xpy: '内容创作',
  ttscq: '内容创作',
  yqgs: '内容创作',
  tuiwen: '内容创作',
};

const PURPOSE_TINTS: Readonly<Record<Purpose, string | undefined>> = {
  聊天回复: styles.chat,
  语言学习: styles.language,
  内容创作: styles.creation,
};

/** For a link without a known app: all apps. */
export const AppList = ({ apps }: { apps: readonly PhoneApp[] }) => (
  <main className={styles.page}>
    <header className={styles.head}>
      <Rosette className={styles.rosette} />
      <h1>选择要打开的 App</h1>
      <p>
        <Clauses text="用购买时的手机号登录，即可使用会员" />
      </p>
    </header>
    {[...new Set(Object.values(PURPOSES))].map((purpose) => (
      <section key={purpose} className={styles.purpose}>
        <h2>{purpose}</h2>
        <ul className={styles.list}>
          {apps
            .filter(({ code }) => PURPOSES[code] === purpose)
            .map((app) => (
              <AppLink key={app.code} {...app} tint={TINTS[app.code] ?? PURPOSE_TINTS[purpose]} />
            ))}
        </ul>
      </section>
    ))}
  </main>
);

/** The colours of 聊小白 and of the apps of other brands; all others have those of their purpose. */
const TINTS: Partial<Record<PhoneAppCode, string | undefined>> = {
  lxb: styles.gold,
  mxy: styles.honey,
  yqgs: styles.youquan,
  tuiwen: styles.tuiwen,
};

const AppLink = ({ code, name, shape, tint }: PhoneApp & { tint: string | undefined }) => (
  <li>
    <a href={openingPath(code)}>
      <span className={classes(styles.sign, tint)}>
        <Icon shape={shape} size={24} />
      </span>
      <span className={styles.name}>{name}</span>
      <Icon shape={rightShape} size={20} className={styles.go} />
    </a>
  </li>
);
