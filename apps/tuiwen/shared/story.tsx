import styles from './story.module.css';

/** The text of the purchase page's example, whose first load is too small for it. */
export const Story = () => (
  <>
    <p className={styles.story}>天还没亮，灶上的水先滚了。皮薄馅鲜，热气扑面，一周的累都散了。</p>
    <p className={styles.story}>
      老板娘手起馅落，一捏一个，案板上的馄饨排得像一队白帽子。汤是隔夜吊的骨头汤，撒一撮虾皮、几圈葱花，端上来还冒着泡。
    </p>
    <p className={styles.story}>第一口烫，第二口鲜，第三口才舍得慢下来。抬头看，雾气散了，整条街都醒了。</p>
    <p className={styles.story}>老街的早晨很短，值得你早起一次。</p>
  </>
);
