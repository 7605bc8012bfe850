import { Icon, Clauses, classes, rightShape } from '@vip/ui';
import { Rosette } from '../../../shared/rosette.tsx';
import { openingPath, type PhoneApp, type PhoneAppCode } from '../apps-on-phones.ts';
import styles from './app-list.module.css';

/** Apps by what they are for: an even number for each, in two columns. */
const PURPOSES: Readonly<Record<string, readonly PhoneAppCode[]>> = {
  聊天与朋友圈: ['lxb', 'la', 'mxy', 'yqgs'],
  语言学习: ['lxy', 'mrky'],
  内容创作: ['tcq', 'xpy', 'ttscq', 'tuiwen'],
};

/** For a link without a known app: all apps. */
export const AppList = ({ apps }: { apps: readonly PhoneApp[] }) => (
  <>
    <header className={styles.head}>
      <Rosette className={styles.rosette} />
      <h1>选择要打开的 App</h1>
      <p>
        <Clauses text="用购买时的手机号登录，即可使用会员" />
      </p>
    </header>
    <main className={styles.purposes}>
      {Object.entries(PURPOSES).map(([purpose, codes]) => (
        <section key={purpose}>
          <h2>{purpose}</h2>
          <ul>
            {apps
              .filter(({ code }) => codes.includes(code))
              .map((app) => (
                <AppLink key={app.code} {...app} />
              ))}
          </ul>
        </section>
      ))}
    </main>
  </>
);

const AppLink = ({ code, name, shape }: PhoneApp) => (
  <li>
    <a href={openingPath(code)}>
      <span className={classes(styles.sign, styles[code])}>
        <Icon shape={shape} size={26} strokeWidth={1.6} />
      </span>
      <b>{name}</b>
      <Icon shape={rightShape} size={16} className={styles.go} />
    </a>
  </li>
);
