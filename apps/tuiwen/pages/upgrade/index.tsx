import { useNavigation } from '@vip/host';
import { useLazyModule } from '@vip/ui';
import { TuiwenPage } from '../../parts/tuiwen-page.tsx';
import { isUpgrade } from '../../upgrade/standing.ts';
import { useUpgrade, type Offers } from '../../upgrade/use-upgrade.ts';
import type { MembershipPackage } from '@vip/api';
import { UpgradeView } from './upgrade-view.tsx';

const loadLazyParts = () => import(/* webpackChunkName: "upgrade-lazy" */ '../../upgrade/lazy-parts.ts');

/** Steps up from what a member has; nothing for whoever is not known to be one: there is the purchase page for that. */
const isStepUp = (pack: MembershipPackage, { standing }: Offers) =>
  standing.kind === 'member' && isUpgrade(pack, standing);

/** `/tuiwenupvip`: what one has, what a higher edition adds, what is left to pay. */
export default function UpgradePage() {
  const { page, offers } = useUpgrade(isStepUp);
  const lazy = useLazyModule(loadLazyParts);
  const { now } = page;
  const { go } = useNavigation();
  return (
    <TuiwenPage>
      <UpgradeView page={page} offers={offers} lazy={lazy} now={now()} go={go} />
    </TuiwenPage>
  );
}
