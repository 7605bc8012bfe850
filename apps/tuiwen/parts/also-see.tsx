import { Icon, rightShape } from '@vip/ui';
import styles from './also-see.module.css';
import { PageLink } from './page-link.tsx';
import { Section } from './section.tsx';

interface Place {
  to: string;
  title: string;
  /** What one finds there. */
  text: string;
}

/** Where to read on, as ruled entries. */
export const AlsoSee = ({ places }: { places: readonly Place[] }) => (
  <Section title="接着看">
    <ul className={styles.list}>
      {places.map(({ to, title, text }) => (
        <li key={to} className={styles.item}>
          <PageLink to={to} className={styles.link}>
            <span className={styles.words}>
              <b className={styles.title}>{title}</b>
              <span className={styles.text}>{text}</span>
            </span>
            <Icon shape={rightShape} size={18} className={styles.mark} />
          </PageLink>
        </li>
      ))}
    </ul>
  </Section>
);
