import type { MouseEvent, ReactNode } from 'react';
import { useNavigation } from '@vip/host';
import { Icon, rightShape } from '@vip/ui';
import { Section } from './article.tsx';
import styles from './side-page.module.css';

/* Parts of all pages except the purchase page, whose first load should not have them. */

interface SlipLineProps {
  /** What the buyer has in hand: 可抵扣 58 元. */
  slip: string | false;
  children: ReactNode;
}

/** The sentence of a masthead, after a ticket. As high without the ticket. */
export const SlipLine = ({ slip, children }: SlipLineProps) => (
  <p className={styles.slipLine}>
    {slip && <b className={styles.slip}>{slip}</b>} {children}
  </p>
);

interface Place {
  /** A path of this site. */
  to: string;
  title: string;
  /** What the page offers. */
  text: string;
}

/** Links to other pages, as ruled entries. */
export const Places = ({ places }: { places: readonly Place[] }) => (
  <ul className={styles.places}>
    {places.map((place) => (
      <PlaceLink key={place.to} {...place} hasArrow />
    ))}
  </ul>
);

/** At the end of a page, each with a drawing of the page that it leads to. */
export const AlsoSee = ({ places }: { places: readonly Place[] }) => (
  <Section title="更多服务">
    <ul className={styles.drawn}>
      {places.map((place) => (
        <PlaceLink key={place.to} {...place} />
      ))}
    </ul>
  </Section>
);

/** Pages of this brand open without a page load. */
function PlaceLink({ to, title, text, hasArrow }: Place & { hasArrow?: boolean }) {
  const { go } = useNavigation();
  const open = (event: MouseEvent) => {
    // With a modifier key the browser opens a tab or a window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to);
  };
  return (
    <li className={styles.place}>
      <a href={to} className={styles.link} onClick={open}>
        <span className={styles.text}>
          <b className={styles.placeTitle}>{title}</b>
          <span className={styles.placeText}>{text}</span>
        </span>
        {hasArrow && <Icon shape={rightShape} size={18} className={styles.arrow} />}
      </a>
    </li>
  );
}
