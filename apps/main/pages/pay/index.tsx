import { usePurchasePage } from '@vip/purchase';
import { useHost, useNavigation } from '@vip/host';
import { PageFrame } from '../../parts/page-frame.tsx';
import { mainSetup } from '../../purchase-setup.ts';
import { PayView } from './pay-view.tsx';

/** `/`: the membership packages of the current activity, for the app's user. */
export default function PayPage() {
  const page = usePurchasePage(mainSetup);
  const { query } = useNavigation();
  const host = useHost();
  return (
    <PageFrame>
      <PayView page={page} query={query} pictures={host.config.allow.picture} />
    </PageFrame>
  );
}
