import type { PropsWithChildren } from 'react';
import type { MembershipPackage } from '@vip/api';
import { dayText, type PurchasePage, type ReadyPackageList } from '@vip/checkout-react';
import type { PackageSectionsProps } from '@vip/checkout-ui';
import { Tabs } from '@vip/ui';
import { Section } from '../../shared/article.tsx';
import type * as LazyParts from '../../shared/lazy-parts.tsx';
import { PackageRows } from '../../shared/package-rows.tsx';
import { isSold } from '../../shared/package-text.ts';
import { PaymentMethods } from '../../shared/payment.tsx';
import { Terms, isOver } from '../../shared/terms.tsx';
import drawn from './benefits.module.css';
import styles from './edition.module.css';

/** The packages, the payment methods, and the benefits of the selected package, each with a drawing of what it does. */
export function Edition({ page, packageList, parts }: PackageSectionsProps<typeof LazyParts>) {
  const { selected } = packageList;
  return (
    <>
      <EditionPackages {...packageList}>
        {page.pending && parts && (
          <div className={styles.pending}>
            <parts.PendingStrip page={page} />
          </div>
        )}
      </EditionPackages>
      <div className={styles.payment}>
        <Section title="支付方式">
          <PaymentMethods page={page} parts={parts} />
        </Section>
      </div>
      <Terms page={page} pack={selected} />
      {selected.benefits.length > 0 && (
        <Section title="套餐权益">
          <ul className={drawn.benefits}>
            {selected.benefits.map(({ name, icon, free, member }) => (
              <li key={name} className={drawn.benefit} data-icon={icon}>
                <p className={drawn.words}>
                  <b>{name}</b>
                  <span className={drawn.free}>免费版：{free}</span>
                  <b className={drawn.value}>{member}</b>
                </p>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

const DAY_MS = 24 * 3600_000;

/**
 * The buyer's edition, the days that are left (the last one is one), and its end; null without a membership. The account has
 * the level's name in all brands.
 */
export function membershipText(
  { session: { account }, now }: Pick<PurchasePage, 'session' | 'now'>,
  packages: readonly MembershipPackage[],
): [edition: string, left: string, end?: string] | null {
  const membership = account?.membership;
  if (!membership) return null;
  const { level, name, expiresAt } = membership;
  const edition = packages.find((pack) => pack.level === level)?.type ?? name;
  if (expiresAt === null) return [edition, '长期有效'];
  const end = Date.parse(expiresAt);
  const left = isOver(membership, now())
    ? '已到期，续费立即生效'
    : `还剩 ${Math.floor((end - now()) / DAY_MS) || 1} 天`;
  return [edition, left, `${dayText(end)}到期`];
}

/** The edition on sale above that of the buyer; null without one or without a membership. */
export function higherEdition(
  { session: { account }, now }: Pick<PurchasePage, 'session' | 'now'>,
  packages: readonly MembershipPackage[],
): string | null {
  const membership = account?.membership;
  if (!membership || isOver(membership, now())) return null;
  return packages.find(({ level }) => Number(level) > Number(membership.level))?.type ?? null;
}

/**
 * The packages, with a tab for each type. The open tab is that of the selected package, and opening another one selects
 * one of its packages: the bar never sells a package that is not on screen. Children are above the packages.
 */
function EditionPackages({ packages, selected, select, children }: PropsWithChildren<ReadyPackageList>) {
  const groups = groupPackages(packages);
  const open = groups.find((group) => group.packages.indexOf(selected) >= 0);
  const openType = (name: string) => {
    const group = groups.find((one) => one.name === name);
    if (group && group !== open) select(defaultOf(group).id);
  };
  if (!open) return null;
  const rows = (
    <>
      {children}
      <PackageRows packages={open.packages} selected={selected} select={select} />
    </>
  );
  if (groups.length === 1) return <div className={styles.alone}>{rows}</div>;
  return (
    <Tabs
      label="套餐类型"
      tabs={groups.map(({ name }) => ({ key: name, name }))}
      open={open.name}
      onOpen={openType}
      classNames={styles}
    >
      {rows}
    </Tabs>
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

/** Selected when a group is opened: the backend's default, else its first; one that can be bought, if there is any. */
export const defaultOf = ({ packages }: PackageGroup): MembershipPackage => {
  const sold = packages.filter(isSold);
  return sold.find((pack) => pack.isDefault) ?? sold[0] ?? packages[0];
};
