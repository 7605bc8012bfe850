import { Icon, rightShape } from '@vip/ui';
import { openingPath, type PhoneApp } from '../apps-on-phones.ts';
import styles from './app-list.module.css';

/** The link names no app of ours: which one is meant is for the reader to say. */
export const AppList = ({ apps }: { apps: readonly PhoneApp[] }) => (
  <main className={styles.page}>
    <h1>要打开哪一个？</h1>
    <p className={styles.lead}>链接里没有说清楚，请在这里选。</p>
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
