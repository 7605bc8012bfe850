import type { CSSProperties } from 'react';
import { levelFacts, type Selection } from '../level-facts.ts';
import { Medallion } from '../medallion.tsx';
import styles from './card-coins.module.css';

/** The table has the others. */
const SHOWN = 5;

/** Which benefits the level has, as coins on its card. How much of them, and what is better, is in the table alone. */
export function CardCoins(selection: Selection) {
  const facts = levelFacts(selection).slice(0, SHOWN);
  return (
    facts.length > 0 && (
      <ul
        className={styles.coins}
        style={{ '--part': `${100 / facts.length}%` } as CSSProperties}
        aria-hidden="true"
      >
        {facts.map(({ name, icon }) => (
          <li key={name}>
            <Medallion icon={icon} />
            <span className={styles.name}>{name}</span>
          </li>
        ))}
      </ul>
    )
  );
}
