import { levelFacts, type Selection } from '../level-facts.ts';
import { Medallion } from '../medallion.tsx';
import styles from './card-coins.module.css';

/** The table has the others. */
const SHOWN = 5;

/**
 * Which benefits the level has, as coins on its card: dark where it has more than the level before. How much it has is in
 * the table alone.
 */
export function CardCoins(selection: Selection) {
  const facts = levelFacts(selection).slice(0, SHOWN);
  return (
    facts.length > 0 && (
      <ul className={styles.coins} aria-hidden="true">
        {facts.map(({ name, icon, isMore }) => (
          <li key={name} className={isMore ? styles.more : undefined}>
            <Medallion icon={icon} />
            <span className={styles.name}>{name}</span>
          </li>
        ))}
      </ul>
    )
  );
}
