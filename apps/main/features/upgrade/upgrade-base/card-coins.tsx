import type { CSSProperties } from 'react';
import { splitValue } from '../../../shared/benefit-text.ts';
import { withUnits } from '../../../shared/with-units.ts';
import { addedFacts, type Selection } from '../level-facts.ts';
import { Medallion } from '../medallion.tsx';
import styles from './card-coins.module.css';

/** What the level adds, as coins on its card with how much of it there is. All it has is in the table, also for a screen reader. */
export function CardCoins(selection: Selection) {
  const facts = addedFacts(selection);
  return (
    facts.length > 0 && (
      <ul
        className={styles.coins}
        style={{ '--part': `${100 / facts.length}%` } as CSSProperties}
        aria-hidden="true"
      >
        {facts.map(({ name, icon, shown }) => (
          <li key={name}>
            <Medallion icon={icon} />
            <b>{withUnits(splitValue(shown)[0])}</b>
            <span>{name}</span>
          </li>
        ))}
      </ul>
    )
  );
}
