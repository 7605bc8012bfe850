import type { AppCode } from '../../../brand.ts';
import { Example } from './example.tsx';
import styles from './hero.module.css';
import type { Story } from './stories.ts';

export interface HeroProps {
  app: AppCode;
  appName: string;
  story: Story;
}

/** The trouble that somebody searched for, the way out of it, and one example. */
export const Hero = ({ app, appName, story }: HeroProps) => (
  <header className={styles.hero}>
    <p className={styles.top}>
      <b>{appName}</b>
      <a href={`/openapp?app=${app}`}>打开App</a>
    </p>
    <h1>
      <span>{story.headline[0]}</span>
      <span>{story.headline[1]}</span>
    </h1>
    <p className={styles.lead}>{story.lead}</p>
    <Example appName={appName} example={story.example} />
  </header>
);
