import { classes, Clauses } from '@vip/ui';
import type { AppCode } from '../../../brand.ts';
import { Seal } from '../../../shared/seal.tsx';
import { Phone } from './phone.tsx';
import type { Story } from '../../../shared/stories/stories.ts';
import styles from './hero.module.css';

export interface HeroProps {
  app: AppCode;
  appName: string;
  story: Story;
  /** Not where payment itself needs another app or a phone. */
  hasAppLink: boolean;
  /** Above a failure the headline only. */
  isShort?: boolean;
}

/** The problem that was searched for, its solution, and one example on a phone. */
export const Hero = ({ app, appName, story, hasAppLink, isShort = false }: HeroProps) => (
  <header className={classes(styles.hero, isShort && styles.short)}>
    <p className={styles.masthead}>
      <b>
        <Seal className={styles.seal} />
        {appName}
      </b>
      {hasAppLink && <a href={`/openapp?app=${app}`}>打开 App</a>}
    </p>
    <h1>
      <span>
        <span>{story.headline[0]}</span>
        <span>{story.headline[1]}</span>
      </span>
      <span>
        <span>{story.headline[2]}</span>
        <span>{story.headline[3]}</span>
      </span>
    </h1>
    {!isShort && (
      <>
        <p className={styles.lead}>
          <Clauses text={story.lead} />
        </p>
        <Phone appName={appName} example={story.example} />
      </>
    )}
  </header>
);
