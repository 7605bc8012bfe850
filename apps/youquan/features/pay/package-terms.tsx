import { onceText, renewalText, type Agreement, type ReadyPackageList } from '@vip/checkout-react';
import { AgreementLinks } from '@vip/checkout-ui';
import { classes } from '@vip/ui';
import styles from './package-terms.module.css';

interface PackageTermsProps extends Pick<ReadyPackageList, 'selected'> {
  /** What buying the package asks consent to. */
  agreements: readonly Agreement[];
}

/** Whether the selected package renews. Also where nothing renews: the box keeps its place while packages change. */
export const PackageTerms = ({ selected, agreements }: PackageTermsProps) => (
  <p className={classes(styles.terms, selected.renewal && styles.renews)}>
    <span>{renewalText(selected) || onceText(selected)}</span>
    <AgreementLinks agreements={agreements.filter(({ isSubscription }) => isSubscription)} />
  </p>
);
