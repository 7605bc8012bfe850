import type { MembershipPackage } from '@vip/api';
import { Price, WasPrice } from '@vip/checkout-ui';
import { Radio, RadioGroup, classes } from '@vip/ui';
import article from './article.module.css';
import styles from './package-rows.module.css';
import {
  hasStruckPrice,
  isSold,
  numeralOf,
  rateText,
  rowLabel,
  rowName,
  tagOf,
  type RowPackage,
} from './package-text.ts';

interface PackageRowsProps {
  packages: readonly RowPackage[];
  selected: MembershipPackage;
  select(id: string): void;
}

/** The packages as ruled rows, each beginning with its numeral. */
export const PackageRows = ({ packages, selected, select }: PackageRowsProps) => {
  const isWide = packages.some((pack) => numeralOf(pack).figure.length > 2);
  return (
    <RadioGroup
      label="会员套餐"
      value={selected.id}
      onChange={select}
      className={classes(article.rows, isWide && styles.wide)}
    >
      {packages.map((pack) => (
        <PackageRow key={pack.id} pack={pack} />
      ))}
    </RadioGroup>
  );
};

/** The price card of a package: numeral and price at its ends, name and price per day between them or below. */
const PackageRow = ({ pack }: { pack: RowPackage }) => {
  const { figure, unit } = numeralOf(pack);
  const tag = tagOf(pack);
  return (
    <Radio
      value={pack.id}
      label={rowLabel(pack)}
      disabled={!isSold(pack)}
      className={classes(article.row, styles.row, !isSold(pack) && styles.unsold)}
    >
      <span className={styles.numeral}>
        {figure}
        <small className={styles.unit}>{unit}</small>
      </span>
      <span className={styles.end}>
        <span className={styles.amount}>
          <Price fen={pack.price} className={styles.price} />
          {hasStruckPrice(pack) && <WasPrice fen={pack.originalPrice} className={styles.was} />}
        </span>
        <span className={article.ring} aria-hidden="true" />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>
          <span className={styles.title}>{rowName(pack)}</span>
          {tag && <span className={styles.badge}>{tag}</span>}
        </span>
        <span className={styles.rate}>{rateText(pack)}</span>
      </span>
    </Radio>
  );
};
