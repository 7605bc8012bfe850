import { useHost } from '@vip/host';
import { usePurchasePage } from '@vip/checkout-react';
import { useLazyModule } from '@vip/ui';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { officialSetup } from '../../../shared/orders/official-setup.ts';
import { useApp } from '../../../shared/use-app.ts';
import { UserPayView } from './userpay-view.tsx';

const loadLazyParts = () => import(/* webpackChunkName: "userpay-lazy" */ './lazy-parts.ts');

/** `/userpay`: three steps to a membership, in whatever browser this is. */
export default function UserPayPage() {
  const page = usePurchasePage(officialSetup);
  const host = useHost();
  const lazy = useLazyModule(loadLazyParts);
  return (
    <PageFrame>
      <UserPayView
        page={page}
        lazy={lazy}
        app={useApp()}
        environment={host.environment}
        // The app that shows the page says who uses it; in a browser somebody else may have been here before.
        leave={host.bridge() ? null : host.logout}
      />
    </PageFrame>
  );
}
