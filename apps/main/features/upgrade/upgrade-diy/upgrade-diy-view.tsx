import type { PurchasePage } from '@vip/checkout-react';
import type { LazyModule } from '@vip/ui';
import { appOf } from '../../../brand.ts';
import { PageFoot } from '../../../shared/purchase/page-foot.tsx';
import { ShopFrame } from '../../../shared/purchase/shop-frame.tsx';
import { levelsOf } from '../plan.ts';
import { membershipStatusOf, stepTo } from '../membership-status.ts';
import { placeholderLevels } from '../placeholder-levels.ts';
import { creditNote } from '../credit-note.ts';
import { BuyBar } from '../../../shared/purchase/buy-bar.tsx';
import type * as LazyParts from './lazy-parts.ts';
import { Plan } from './upgrade-plan.tsx';
import styles from './tier-cards.module.css';

export interface UpgradeDiyViewProps {
  page: PurchasePage;
  lazy: LazyModule<typeof LazyParts>;
  query: Readonly<Record<string, string>>;
}

/** The page in every state; all that it shows comes in. */
export function UpgradeDiyView({ page, lazy, query }: UpgradeDiyViewProps) {
  const { session, packageList } = page;
  const levels = packageList.status === 'ready' ? levelsOf(packageList.packages) : [];
  const membershipStatus = membershipStatusOf(session, levels, page.now());
  const isRenewal =
    packageList.status === 'ready' && stepTo(packageList.selected.level, membershipStatus) === 'same';
  const verb = isRenewal ? '开通' : '升级';
  return (
    <ShopFrame
      page={page}
      lazy={lazy}
      head={<PlainHead />}
      foot={<PageFoot page={page} app={appOf(session.clientType, query)} />}
      placeholders={placeholderLevels()}
      verb={verb}
      bar={(shop) => <BuyBar {...shop} verb={verb} note={creditNote(shop)} />}
    >
      {(shop) => <Plan {...shop} query={query} />}
    </ShopFrame>
  );
}

/** Over trouble, when there is nothing to upgrade to. */
const PlainHead = () => (
  <header className={styles.plain}>
    <h1>升级会员</h1>
  </header>
);
