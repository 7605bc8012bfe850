import {
  placeholderPackageList,
  usePurchasePage,
  type PurchasePage,
  type ReadyPackageList,
} from '@vip/checkout-react';
import { Foot, PurchaseLayout, ThemedPage, type PurchaseViewProps } from '@vip/checkout-ui';
import { Loading, classes, useLazyModule } from '@vip/ui';
import '../../theme.css';
import { membershipTerms } from '../../agreements.ts';
import { brand } from '../../brand.ts';
import { Cover } from './cover.tsx';
import type * as LazyParts from './lazy-parts.tsx';
import { PackageSections, Section } from './package-sections.tsx';
import { SplitBar } from './split-bar.tsx';
import { StoryWall } from './story-wall.tsx';
import albumStyles from './album.module.css';
import styles from './package-sections.module.css';

const loadLazyParts = () => import(/* webpackChunkName: "pay-lazy" */ './lazy-parts.tsx');

/** `/youquanwechatpay`: choose a package, log in where needed, pay. */
export default function BuyMembershipPage() {
  const page = usePurchasePage(brand);
  const lazy = useLazyModule(loadLazyParts);
  return (
    <ThemedPage theme="theme-youquan">
      <PayView page={page} lazy={lazy} />
    </ThemedPage>
  );
}

const placeholder = placeholderPackageList(4);
/** Two digits, as in youquan's prices: a longer amount would wrap in a small tile. */
for (const pack of placeholder.packages) Object.assign(pack, { price: 8800, originalPrice: 9900 });

interface BelowProps {
  parts: typeof LazyParts | null;
  ready: ReadyPackageList | null;
}

/** Sample posts, then common questions about the packages. Like the packages, bars and boxes while those load. */
const Below = (props: BelowProps) =>
  props.ready ? (
    <Lower {...props} />
  ) : (
    <Loading isSilent>
      <Lower parts={null} ready={null} />
    </Loading>
  );

const Lower = ({ parts, ready }: BelowProps) => (
  <>
    <StoryWall parts={parts} />
    <Section title="常见问题" className={classes(albumStyles.last, styles.asked)}>
      <div className={albumStyles.questions}>
        {parts && ready && (
          <parts.PurchaseQuestions packages={ready.packages} supportLink={brand.supportLink} />
        )}
      </div>
    </Section>
  </>
);

/** Also while they load. */
const hasPackages = ({ packageList: { status } }: PurchasePage) => status === 'ready' || status === 'loading';

/** The purchase page in every state, from its props only. */
export const PayView = (props: PurchaseViewProps<typeof LazyParts>) => (
  <div className={classes(styles.page, hasPackages(props.page) && classes(styles.wide, albumStyles.bound))}>
    <PurchaseLayout
      {...props}
      placeholder={placeholder}
      className={styles.body}
      Header={Cover}
      Sections={PackageSections}
      Below={Below}
      Footer={({ page }) => <Foot {...brand} agreements={[membershipTerms, ...page.login.agreements]} />}
      Bar={SplitBar}
    />
  </div>
);
