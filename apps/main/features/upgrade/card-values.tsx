import { benefitsAt, hasMembership, stepTo } from './levels.ts';
import { benefitsOf, gainsOf, type Gain, type UpgradeState } from './upgrade-parts.tsx';
import styles from './card-values.module.css';

type Selection = Pick<UpgradeState<unknown>, 'level' | 'levels' | 'packageList' | 'membershipStatus'>;

/** What the level adds to the present one; all of its benefits for a renewal. */
export function levelGains({ level, levels, packageList, membershipStatus }: Selection): Gain[] {
  const { benefits } = packageList.selected;
  if (stepTo(level.rank, membershipStatus) !== 'up') return benefitsOf(benefits);
  const present = hasMembership(membershipStatus)
    ? levels.find(({ rank }) => rank === membershipStatus.level)
    : undefined;
  return gainsOf(benefits, present ? benefitsAt(present) : null, present?.name ?? '非会员');
}

/** The first three of them on the gold card, as the level has them, not compared with the present one. */
export function CardValues(selection: Selection) {
  const gains = levelGains(selection).map(({ name }) => name);
  return (
    <ul className={styles.values} aria-hidden="true">
      {benefitsOf(selection.packageList.selected.benefits)
        .filter(({ name }) => gains.indexOf(name) >= 0)
        .slice(0, 3)
        .map(({ name, value }) => (
          <li key={name}>
            <b>{value}</b>
            <span>{name}</span>
          </li>
        ))}
    </ul>
  );
}
