import type { Benefit, MembershipPackage } from '@vip/api';
import { perDayText, shortYuan } from '@vip/checkout-react';
import { checkShape, closeShape, HiddenText, Icon } from '@vip/ui';
import { BenefitIcon } from '../../shared/benefit-icon.tsx';
import { withUnits } from '../../shared/with-units.ts';
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

interface BenefitTableProps {
  benefits: Benefit[];
  /** The head of the values without membership: 非会员 if there is none. */
  without?: string | undefined;
}

/** The benefits, with and without membership. */
export const BenefitTable = ({ benefits, without }: BenefitTableProps) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col">权益</th>
        <th scope="col">{without || '非会员'}</th>
        <th scope="col">会员</th>
      </tr>
    </thead>
    <tbody>
      {benefits.map(({ name, icon, free, member }) => (
        <tr key={name}>
          <th scope="row">
            <span className={styles.benefit}>
              <BenefitIcon icon={icon} />
              <span>{name}</span>
            </span>
          </th>
          <td>
            <BenefitValue text={free} />
          </td>
          <td>
            <BenefitValue text={member} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Signs for plain words in the cells of the table. */
const SIGNS: Readonly<Record<string, string | undefined>> = { 支持: checkShape, 不支持: closeShape };

/** How much of a benefit there is: a sign for yes and no, other words as they are. */
function BenefitValue({ text }: { text: string }) {
  const sign = SIGNS[text];
  if (!sign) return withUnits(text);
  return (
    <>
      <HiddenText>{text}</HiddenText>
      <Icon shape={sign} size={18} strokeWidth={2} className={styles.sign} />
    </>
  );
}

/** 每天 0.46 元; of a renewing package the price that follows, since the first one is not that of every day. */
export const pricedText = (pack: MembershipPackage): string =>
  pack.renewal ? `续费 ¥${shortYuan(pack.renewal.price)}` : perDayText(pack);

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
    <span className={styles.perDay}>{pricedText(pack)}</span>
  </span>
);

export const Tick = ({ className }: { className: string | undefined }) => (
  <span className={className} aria-hidden="true">
    <Icon shape={checkShape} size={14} strokeWidth={2.4} />
  </span>
);
