import { useEffect, useRef } from 'react';
import type { Benefit, MembershipPackage } from '@vip/api';
import { perDayText } from '@vip/checkout-react';
import { checkShape, Icon } from '@vip/ui';
import styles from './purchase.module.css';

/** Props of a page's own list of packages. */
export interface PackageChoiceProps {
  packages: MembershipPackage[];
  selected: MembershipPackage;
  onSelect(id: string): void;
}

/** The recommended package first. */
export const recommendedFirst = (packages: MembershipPackage[]): MembershipPackage[] => [
  ...packages.filter((pack) => pack.isDefault),
  ...packages.filter((pack) => !pack.isDefault),
];

/** The benefits, with and without membership. */
export const BenefitTable = ({ benefits }: { benefits: Benefit[] }) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col">权益</th>
        <th scope="col">非会员</th>
        <th scope="col">会员</th>
      </tr>
    </thead>
    <tbody>
      {benefits.map((benefit) => (
        <tr key={benefit.name}>
          <th scope="row">{benefit.name}</th>
          <td>{benefit.free}</td>
          <td>{benefit.member}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Name, badge and daily price of a package. */
export const PackageLabel = ({
  pack,
  className,
}: {
  pack: MembershipPackage;
  className: string | undefined;
}) => (
  <span className={className}>
    <b className={styles.packageName}>{pack.name}</b>
    {pack.badge && <span className={styles.badge}>{pack.badge}</span>}
    <span className={styles.perDay}>{perDayText(pack)}</span>
  </span>
);

export const Tick = ({ className }: { className: string | undefined }) => (
  <span className={className} aria-hidden="true">
    <Icon shape={checkShape} size={14} strokeWidth={2.4} />
  </span>
);

/** The ref of a rail that is scrolled to its preselected card. `scrollLeft` must be one value between renders. */
export function useRail(scrollLeft: (rail: HTMLElement, card: HTMLElement) => number) {
  const railRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const rail = railRef.current;
    const card = rail?.querySelector<HTMLElement>('[data-checked]');
    if (rail && card) rail.scrollLeft = scrollLeft(rail, card);
  }, [scrollLeft]);
  return railRef;
}
