import type { MembershipPackage } from '@vip/api';
import { RadioGroup, SkeletonText, classes } from '@vip/ui';
import { numeralOf } from './duration.ts';
import { PackageRow } from './package-row.tsx';
import styles from './package-rows.module.css';

interface PackageRowsProps {
  packages: readonly MembershipPackage[];
  selected: MembershipPackage;
  select(id: string): void;
}

/** Packages as ruled rows, each led by its numeral. */
export const PackageRows = ({ packages, selected, select }: PackageRowsProps) => {
  const isWide = packages.some((pack) => numeralOf(pack).figure.length > 2);
  return (
    <RadioGroup
      label="会员套餐"
      value={selected.id}
      onChange={select}
      className={classes(styles.rows, isWide && styles.wide)}
    >
      {packages.map((pack) => (
        <PackageRow key={pack.id} pack={pack} />
      ))}
    </RadioGroup>
  );
};

/** The same rows while the packages are on their way. */
export const BlankRows = () => (
  <div className={styles.rows}>
    {[0, 1, 2].map((row) => (
      <div key={row} className={styles.row}>
        <div className={styles.face}>
          <span className={styles.numeral}>
            <SkeletonText width="1.6em" />
          </span>
          <span className={styles.words}>
            <span className={styles.name}>
              <SkeletonText width="3em" />
            </span>
            <span className={styles.rate}>
              <SkeletonText width="6em" />
            </span>
          </span>
          <span className={styles.end}>
            <span className={styles.amount}>
              <span className={styles.price}>
                <SkeletonText width="2.4em" />
              </span>
              <span className={styles.was}>
                <SkeletonText width="3em" />
              </span>
            </span>
            <span className={styles.dot} />
          </span>
        </div>
      </div>
    ))}
  </div>
);
