import styles from './example.module.css';
import type { Story } from './stories.ts';

/** What goes in and what comes out, as on the app's own screen. Marked as what it is: an example. */
export const Example = ({ appName, example }: { appName: string; example: Story['example'] }) => (
  <section className={styles.example} aria-label={`${appName}示例`}>
    <p className={styles.given}>{example.given}</p>
    <div className={styles.gives}>
      <p className={styles.by}>
        {appName}给出
        <small>示例</small>
      </p>
      <ul>
        {example.gives.map(({ tag, text }) => (
          <li key={tag}>
            <b>{tag}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
