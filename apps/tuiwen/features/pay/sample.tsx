import { Line, Section } from '../../shared/article.tsx';
import type * as LazyParts from '../../shared/lazy-parts.tsx';
import styles from './sample.module.css';

/** What the app makes of one sentence. Set by hand and named an example: no user has written it. Its text comes later. */
export const Sample = ({ parts }: { parts: typeof LazyParts | null }) => (
  <div className={styles.sample}>
    <Section title="成文示例">
      <div className={styles.sentence}>
        <Line kind="一句话">周末清晨，去老街吃碗馄饨</Line>
      </div>
      <div className={styles.page}>
        <div className={styles.picture} />
        <h3 className={styles.headline}>老街六点，第一锅馄饨</h3>
        <div className={styles.rest}>{parts && <parts.Story />}</div>
        <p className={styles.note}>示例仅供参考，实际内容以生成结果为准</p>
      </div>
    </Section>
  </div>
);
