import { checkShape, HiddenText, Icon } from '@vip/ui';
import { NOT, splitValue, YES } from '../../../shared/benefit-text.ts';
import { withUnits } from '../../../shared/with-units.ts';
import type { TierRow } from '../level-facts.ts';
import { LevelIcon } from '../medallion.tsx';
import styles from './card-facts.module.css';

interface CardFactsProps {
  rows: readonly TierRow[];
  /** The column of the level. */
  at: number;
}

/** The compared benefits of a level. */
export const CardFacts = ({ rows, at }: CardFactsProps) => (
  <>
    {rows.map(({ name, icon, values }) => (
      <span key={name} className={styles.fact}>
        <span className={styles.name}>
          <LevelIcon icon={icon} />
          <span>{name}</span>
        </span>{' '}
        <LevelValue value={values[at] ?? NOT} />{' '}
      </span>
    ))}
  </>
);

/** A tick, a dash, or the value. */
function LevelValue({ value }: { value: string }) {
  if (value !== NOT && value !== YES) return <b>{withUnits(splitValue(value)[0])}</b>;
  return (
    <b>
      <HiddenText>{value}</HiddenText>
      {value === YES ? <Icon shape={checkShape} size={16} strokeWidth={2.4} /> : <i className={styles.not} />}
    </b>
  );
}
