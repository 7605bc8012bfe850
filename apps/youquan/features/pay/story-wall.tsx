import type * as LazyParts from './lazy-parts.tsx';
import { Section } from './package-sections.tsx';
import type { PhotoProps } from './photo.tsx';
import styles from './story-wall.module.css';

interface Story {
  photo: PhotoProps;
  /** As high as wide. */
  isSquare?: boolean;
  /** Clauses: the line breaks between them first. */
  words: readonly string[];
  /** What of the app it was made with. */
  madeWith: string;
}

/** Samples of what the app makes, each labelled as one: no user's post. */
const STORIES: readonly Story[] = [
  {
    photo: { of: 'leaf', over: 'nine' },
    isSquare: true,
    words: ['窗边的绿植，', '一张切成九张'],
    madeWith: '九宫格切图',
  },
  { photo: { of: 'city' }, words: ['街灯亮了，', '配一句刚好的话'], madeWith: '配图文案' },
  { photo: { of: 'lake', over: 'frame' }, words: ['山里两天，', '自动排成一篇'], madeWith: '相册故事' },
  { photo: { of: 'hat' }, isSquare: true, words: ['海风和草帽，', '细节都还清楚'], madeWith: '无水印导出' },
];

/** What can be posted with a membership. Photos are lazy, in boxes that are there from the start. */
export const StoryWall = ({ parts }: { parts: typeof LazyParts | null }) => (
  <Section title="可以发成这样">
    <ul className={styles.wall}>
      {STORIES.map(({ photo, isSquare, words, madeWith }) => (
        <li key={madeWith} className={styles.post}>
          <span className={isSquare ? styles.square : styles.photo}>
            {parts && <parts.Photo {...photo} />}
          </span>
          <p className={styles.words}>
            {words.map((clause) => (
              <span key={clause}>{clause}</span>
            ))}
          </p>
          <p className={styles.made}>
            <span className={styles.sample}>示例</span> {madeWith}
          </p>
        </li>
      ))}
    </ul>
  </Section>
);
