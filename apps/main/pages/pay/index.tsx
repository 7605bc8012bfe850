import { usePurchasePage } from '@vip/purchase';
import { useHost, useNavigation } from '@vip/host';
import { useLate } from '@vip/ui';
import { PageFrame } from '../../parts/page-frame.tsx';
import { activitySetup } from '../../purchase/activity-setup.ts';
import { PayView } from './pay-view.tsx';

const loadLateParts = () => import(/* webpackChunkName: "pay-late" */ '../../purchase/late-parts.ts');

/** `/`: the membership packages of the current activity, for the app's user. */
export default function PayPage() {
  const page = usePurchasePage(activitySetup);
  const { query } = useNavigation();
  const host = useHost();
  const late = useLate(loadLateParts);
  return (
    <PageFrame>
      <PayView page={page} late={late} query={query} pictures={host.config.allow.picture} />
    </PageFrame>
  );
}
