import type { Benefit } from '@vip/api';
import { Clauses } from '@vip/ui';
import { joined, splitValue } from '../../shared/benefit-text.ts';
import { withUnits } from '../../shared/with-units.ts';
import { Medallion } from './medallion.tsx';
import styles from './gain-list.module.css';

/** A benefit of a level. */
export interface Gain extends Pick<Benefit, 'name' | 'icon'> {
  value: string;
  /** The rest of the value, may be ''. */
  detail: string;
  /** What it is without the level: 非会员每天 5 次. May be ''. */
  before: string;
}

/** What a level has more than no membership. */
export const gainsOf = (benefits: readonly Benefit[]): Gain[] =>
  benefits
    .filter(({ free, member }) => free !== member)
    .map(({ name, icon, free, member }) => {
      const [value, detail] = splitValue(member);
      return { name, icon, value: withUnits(value), detail, before: joined('非会员', splitValue(free)[0]) };
    });

const joinedClauses = (...clauses: string[]) => clauses.filter(Boolean).join('，');

/** What a level has: each benefit with its value, and in the second line, if any, its detail, and what it is without the level. */
export const GainList = ({ gains }: { gains: readonly Gain[] }) => (
  <div className={styles.gains}>
    <ul>
      {gains.map(({ name, icon, value, detail, before }) => (
        <li key={name}>
          <Medallion icon={icon} />
          <div>
            <p>
              <span>{name}</span> <b>{value}</b>
            </p>
            {(detail || before) && (
              <p className={styles.before}>
                <Clauses text={joinedClauses(detail, before)} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  </div>
);
