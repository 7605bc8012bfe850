import { Clauses, classes } from '@vip/ui';
import type * as LazyParts from './lazy-parts.tsx';
import type { PhotoProps } from './lazy-parts.tsx';
import { Section } from './package-sections.tsx';
import albumStyles from './album.module.css';
import pageStyles from './package-sections.module.css';
import styles from './story-wall.module.css';

interface Story {
  photo: PhotoProps;
  caption: string;
  /** The feature of the app. */
  madeWith: string;
}

/** Sample posts, each labelled 示例: none is a user's. */
const STORIES: readonly Story[] = [
  {
    photo: { of: 'leaf', over: 'nine' },
    caption: '阳台的绿植，一张切成九张',
    madeWith: '九宫格切图',
  },
  { photo: { of: 'city' }, caption: '街灯亮了，配一句刚好的话', madeWith: '配图文案' },
  { photo: { of: 'album' }, caption: '猫咪晒太阳，自动排成一篇', madeWith: '相册故事' },
  {
    photo: { of: 'cake' },
    caption: '生日那一晚，细节清清楚楚',
    madeWith: '无水印导出',
  },
];

/** Sample posts made with a membership, as prints in an album. Their photos are lazy, in boxes of a fixed size. */
export const StoryWall = ({ parts }: { parts: typeof LazyParts | null }) => (
  <Section title="会员作品示例" className={classes(albumStyles.leaf, pageStyles.samples)}>
    <ul className={styles.wall}>
      {STORIES.map(({ photo, caption, madeWith }) => (
        <li key={madeWith} className={styles.post}>
          <span className={styles.photo}>{parts && <parts.Photo {...photo} />}</span>
          <p className={styles.caption}>
            <Clauses text={caption} />
          </p>
          <p className={styles.made}>
            <span className={styles.sample}>示例</span> {madeWith}
          </p>
        </li>
      ))}
    </ul>
  </Section>
);
