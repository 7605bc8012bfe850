import { HiddenText } from '@vip/ui';
import { Drawing } from '../../shared/stories/drawing.tsx';
import type { Picture } from '../../shared/stories/pictures.ts';
import styles from './steps.module.css';

export interface Step {
  picture: Picture;
  /** What to do, after a comma more about it. */
  text: string;
}

/** A phone with the app on it, between others. */
export const phonePicture: Picture = {
  fine: 'M34 10h4M42 10h4M34 47h12M33 36h3.5v3.5H33zM38.2 36h3.6v3.6h-3.6zM43.5 36H47v3.5h-3.5zM22 14a26 26 0 0 0 0 28M58 14a26 26 0 0 1 0 28M16 19a34 34 0 0 0 0 18M64 19a34 34 0 0 1 0 18',
  lines:
    'M31 3h18a4 4 0 0 1 4 4v42a4 4 0 0 1-4 4H31a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zM40 17.5l1.7 4.8 4.8 1.7-4.8 1.7L40 30.5l-1.7-4.8-4.8-1.7 4.8-1.7z',
  gold: 'M34 15h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H34a3 3 0 0 1-3-3V18a3 3 0 0 1 3-3z',
};

/** What to do next: numbered drawings, beside each other if there is room for their texts. */
export const Steps = ({ steps }: { steps: readonly Step[] }) => (
  <section className={styles.card}>
    <h2>使用方法</h2>
    <ol className={styles.steps}>
      {steps.map(({ picture, text }) => {
        const [what, more] = text.split('，');
        return (
          <li key={text}>
            <span className={styles.panel}>
              <Drawing picture={picture} />
            </span>
            <p>
              <b>{what}</b>
              {more && (
                <>
                  <HiddenText>，</HiddenText>
                  <span>{more}</span>
                </>
              )}
            </p>
          </li>
        );
      })}
    </ol>
  </section>
);
