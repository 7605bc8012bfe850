import { useId } from 'react';
import { renewalText, type ReadyPackageList } from '@vip/checkout-react';
import { SkeletonText } from '@vip/ui';
import { defaultOf, groupPackages } from '../../purchase/group-packages.ts';
import { BlankRows, PackageRows } from '../../purchase/package-rows.tsx';
import { BlankTabs, TypeTabs } from '../../purchase/type-tabs.tsx';
import styles from './edition-packages.module.css';
import { Lead } from './lead.tsx';

/**
 * The packages, a tab for each type. The open tab is that of the chosen package, and turning to another chooses there:
 * so what the bar sells is always on screen.
 */
export function EditionPackages({ packages, selected, select }: ReadyPackageList) {
  const id = useId();
  const groups = groupPackages(packages);
  const open = groups.find((group) => group.packages.indexOf(selected) >= 0);
  const turnTo = (name: string) => {
    const group = groups.find((one) => one.name === name);
    if (group && group !== open) select(defaultOf(group).id);
  };
  if (!open) return null;
  const rows = (
    <>
      {selected.benefits.length > 0 && <Lead benefits={selected.benefits} />}
      <PackageRows packages={open.packages} selected={selected} select={select} />
      {selected.renewal && <p className={styles.renewal}>{renewalText(selected)}</p>}
    </>
  );
  if (groups.length === 1) return <div className={styles.alone}>{rows}</div>;
  const [tabId, panelId] = [`${id}tab`, `${id}panel`];
  return (
    <>
      <TypeTabs
        names={groups.map(({ name }) => name)}
        open={open.name}
        onOpen={turnTo}
        tabId={tabId}
        panelId={panelId}
      />
      <div role="tabpanel" id={panelId} aria-labelledby={tabId}>
        {rows}
      </div>
    </>
  );
}

/** The same boxes while the packages are on their way. */
export const BlankPackageList = () => (
  <>
    <BlankTabs />
    <p className={styles.lead}>
      <SkeletonText width="16em" />
    </p>
    <BlankRows />
  </>
);
