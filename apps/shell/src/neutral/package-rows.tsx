import type { MembershipPackage } from '@vip/api';
import { perDayText, preselected, renewalText, type ReadyPackageList } from '@vip/checkout-react';
import { Price, WasPrice } from '@vip/checkout-ui';
import { Radio, RadioGroup, Tabs } from '@vip/ui';
import { Tick } from './payment-methods.tsx';
import styles from './package-rows.module.css';

/** The tab of packages without a type, beside those with one. */
const OTHERS = '其他';

const typeOf = ({ type }: MembershipPackage) => type ?? OTHERS;

/**
 * The packages as rows, with a tab for each type. Opening a tab selects one of its packages: the bar never sells a package
 * that is not on the screen.
 */
export function PackageRows({ packages, selected, select }: ReadyPackageList) {
  const types = [...new Set(packages.map(typeOf))];
  const open = typeOf(selected);
  // The recommended package first.
  const ofType = (type: string) =>
    packages
      .filter((pack) => typeOf(pack) === type)
      .sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
  const openType = (type: string) => {
    const first = type !== open && preselected(ofType(type));
    if (first) select(first.id);
  };
  const rows = (
    <RadioGroup label="会员套餐" value={selected.id} onChange={select} className={styles.rows}>
      {ofType(open).map((pack) => (
        <PackageRow key={pack.id} pack={pack} />
      ))}
    </RadioGroup>
  );
  if (types.length < 2) return rows;
  return (
    <Tabs
      label="套餐类型"
      tabs={types.map((name) => ({ key: name, name }))}
      open={open}
      onOpen={openType}
      classNames={styles}
    >
      {rows}
    </Tabs>
  );
}

const PackageRow = ({ pack }: { pack: MembershipPackage }) => (
  <Radio value={pack.id} className={styles.option}>
    <span className={styles.words}>
      <b className={styles.name}>
        {pack.name} {pack.badge && <span className={styles.badge}>{pack.badge}</span>}
      </b>
      <span className={styles.meta}>{pack.renewal ? renewalText(pack) : perDayText(pack)}</span>
    </span>
    <span className={styles.money}>
      <Price fen={pack.price} className={styles.price} />
      {pack.originalPrice > pack.price && <WasPrice fen={pack.originalPrice} className={styles.was} />}
    </span>
    <Tick />
  </Radio>
);
