import { placeholderPackageList, usePurchasePage, type PurchasePage } from '@vip/checkout-react';
import { PurchaseLayout, type PurchaseViewProps } from '@vip/checkout-ui';
import { classes, useLazyModule } from '@vip/ui';
import { brand } from '../../brand.ts';
import { HoneyFoot, HoneyPage } from '../../shared/honey-page.tsx';
import type * as LazyParts from './lazy-parts.tsx';
import { PackageSections } from './package-sections.tsx';
import { HoneyPayBar } from './pay-bar.tsx';
import { PayHeader } from './pay-header.tsx';
import styles from './package-sections.module.css';

const loadLazyParts = () => import(/* webpackChunkName: "pay-lazy" */ './lazy-parts.tsx');

/** `/honeywechatpay`: choose a package, log in where needed, pay. */
export default function BuyMembershipPage() {
  const page = usePurchasePage(brand);
  const lazy = useLazyModule(loadLazyParts);
  return (
    <HoneyPage>
      <PayView page={page} lazy={lazy} />
    </HoneyPage>
  );
}

/** Five benefits, as in honey's packages: two rows of the honeycomb. */
const placeholder = placeholderPackageList(4, 5);

/** Also while they load. */
const hasPackages = ({ packageList: { status } }: PurchasePage) => status === 'ready' || status === 'loading';

/** The purchase page in every state, from its props only. */
export const PayView = (props: PurchaseViewProps<typeof LazyParts>) => (
  <div className={classes(styles.page, hasPackages(props.page) && styles.wide)}>
    <PurchaseLayout
      {...props}
      placeholder={placeholder}
      className={styles.body}
      Header={PayHeader}
      Sections={PackageSections}
      Footer={HoneyFoot}
      Bar={HoneyPayBar}
    />
  </div>
);
