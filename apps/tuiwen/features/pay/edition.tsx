import { useId } from 'react';
import type { Benefit, MembershipPackage } from '@vip/api';
import { renewalText, type ReadyPackageList } from '@vip/checkout-react';
import type { PackageSectionsProps } from '@vip/checkout-ui';
import { Line, NumberedList, Section } from '../../shared/article.tsx';
import type * as LazyParts from '../../shared/lazy-parts.tsx';
import { PackageRows } from '../../shared/package-rows.tsx';
import { countOf } from '../../shared/package-text.ts';
import { PaymentMethods, Renewal } from '../../shared/payment.tsx';
import styles from './edition.module.css';
import { TypeTabs } from './type-tabs.tsx';

/** The packages, the payment methods, and the benefits of the selected package. */
export function Edition({ page, packageList, parts }: PackageSectionsProps<typeof LazyParts>) {
  const { selected } = packageList;
  return (
    <>
      <div className={styles.top}>
        <Line kind="须知">{chargeLine(selected)}</Line>
      </div>
      {page.pending && parts && (
        <div className={styles.pending}>
          <parts.PendingStrip page={page} />
        </div>
      )}
      <EditionPackages {...packageList} />
      <PaymentMethods page={page} parts={parts} />
      {selected.benefits.length > 0 && (
        <Section title="套餐权益">
          <NumberedList items={itemsOf(selected)} />
        </Section>
      )}
    </>
  );
}

/** The benefits beside what is had without the package. A count is bought on top of any edition, not instead of the free one. */
const itemsOf = (pack: MembershipPackage) =>
  pack.benefits.map(({ name, free, member }) => ({
    title: name,
    text: member,
    aside: `${countOf(pack) ? '未购买' : '免费版'}：${free}`,
  }));

/** The effect of the payment, and whether it is charged again. */
export function chargeLine(pack: Pick<MembershipPackage, 'name' | 'days' | 'renewal'>): string {
  if (pack.renewal) return renewalText(pack);
  if (countOf(pack)) return '支付后立即生效，长期有效，用完为止';
  return pack.days === null ? '支付后立即生效，长期有效' : '支付后立即生效，到期不自动续费';
}

/**
 * The packages, with a tab for each type. The open tab is that of the selected package, and opening another one selects
 * one of its packages: the bar never sells a package that is not on screen.
 */
function EditionPackages({ packages, selected, select }: ReadyPackageList) {
  const id = useId();
  const groups = groupPackages(packages);
  const open = groups.find((group) => group.packages.indexOf(selected) >= 0);
  const openType = (name: string) => {
    const group = groups.find((one) => one.name === name);
    if (group && group !== open) select(defaultOf(group).id);
  };
  if (!open) return null;
  const rows = (
    <>
      {selected.benefits.length > 0 && <Lead benefits={selected.benefits} />}
      <PackageRows packages={open.packages} selected={selected} select={select} />
      <Renewal pack={selected} />
    </>
  );
  if (groups.length === 1) return <div className={styles.alone}>{rows}</div>;
  const [tabId, panelId] = [`${id}tab`, `${id}panel`];
  return (
    <>
      <TypeTabs
        names={groups.map(({ name }) => name)}
        open={open.name}
        onOpen={openType}
        tabId={tabId}
        panelId={panelId}
      />
      <div role="tabpanel" id={panelId} aria-labelledby={tabId}>
        {rows}
      </div>
    </>
  );
}

/** The packages of one type, under one tab. Never empty. */
export interface PackageGroup {
  name: string;
  packages: [MembershipPackage, ...MembershipPackage[]];
}

/** The tab of packages without a type, beside those with one. */
const OTHERS = '其他';

/** Packages by type, types and packages in the order in which the backend gives them. */
export function groupPackages(packages: readonly MembershipPackage[]): PackageGroup[] {
  const groups: PackageGroup[] = [];
  for (const pack of packages) {
    const name = pack.type || OTHERS;
    const group = groups.find((one) => one.name === name);
    if (group) group.packages.push(pack);
    else groups.push({ name, packages: [pack] });
  }
  return groups;
}

/** Selected when a group is opened: the backend's default, else its first. */
export const defaultOf = ({ packages }: PackageGroup): MembershipPackage =>
  packages.find((pack) => pack.isDefault) ?? packages[0];

/** Fit one line of a phone. */
const LEAD_BENEFITS = 2;

/** The first benefits of the open type, in one line that wraps between them. */
const Lead = ({ benefits }: { benefits: readonly Benefit[] }) => (
  <p className={styles.lead}>
    {benefits.slice(0, LEAD_BENEFITS).map(({ name, member }, at, { length }) => (
      <span key={name} className={styles.benefit}>
        {name}：{member}
        {at < length - 1 && '；'}
      </span>
    ))}
  </p>
);
