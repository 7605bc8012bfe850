import type { AppCode } from '../../../brand.ts';
import { Icon } from '@vip/ui';
import { Clauses } from '../../../shared/clauses.tsx';
import { Phone } from './phone.tsx';
import type { Story } from './stories.ts';
import { Sun } from './sun.tsx';
import styles from './hero.module.css';

export interface HeroProps {
  app: AppCode;
  appName: string;
  story: Story;
  /** Not above a failure. */
  hasExample?: boolean;
}

/** The problem that was searched for, its solution, and one example on a phone. */
export const Hero = ({ app, appName, story, hasExample = false }: HeroProps) => (
  <header className={hasExample ? styles.hero : styles.short}>
    <Sun />
    <p className={styles.masthead}>
      <b>{appName}</b>
      <a href={`/openapp?app=${app}`}>打开 App</a>
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
    <p className={styles.lead}>
      <Clauses text={story.lead} />
    </p>
    {hasExample && <Phone appName={appName} example={story.example} />}
  </header>
);

/** Three uses of the app. */
export const Proofs = ({ appName, proofs }: { appName: string; proofs: Story['proofs'] }) => (
  <section className={styles.proofs}>
    <h2>{appName}能帮你</h2>
    <ul>
      {proofs.map(({ shape, name, text }) => (
        <li key={name}>
          <span className={styles.sign}>
            <Icon shape={shape} size={20} />
          </span>
          <p>
            <b>{name}</b>
            <Clauses text={text} />
          </p>
        </li>
      ))}
    </ul>
  </section>
);
