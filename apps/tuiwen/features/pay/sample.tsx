import { Line, Section } from '../../shared/article.tsx';
import styles from './sample.module.css';

/** What the app makes of one sentence. Set by hand and named an example: no user has written it. */
export const Sample = () => (
  <div className={styles.sample}>
    <Section title="成文示例">
      <div className={styles.sentence}>
        <Line kind="一句话">周末清晨，去老街吃碗馄饨</Line>
      </div>
      <div className={styles.picture} />
      <h3 className={styles.headline}>老街六点，第一锅馄饨</h3>
      <p className={styles.story}>天还没亮，灶上的水先滚了。皮薄馅鲜，热气扑面，一周的累都散了。</p>
      <p className={styles.note}>示例仅供参考，实际内容以生成结果为准</p>
    </Section>
  </div>
);
