import { useHost } from '@vip/host';
import { usePurchasePage } from '@vip/checkout-react';
import { useLazyModule } from '@vip/ui';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { liveOfficialSetup } from '../../../shared/orders/official-setup.ts';
import { useApp } from '../../../shared/use-app.ts';
import { WechatPayView } from './wechatpay-view.tsx';

const loadLazyParts = () => import(/* webpackChunkName: "wechatpay-lazy" */ './lazy-parts.ts');

/** `/wechatpay`: the phone number first, then the membership at that number's price. */
export default function WechatPayPage() {
  const page = usePurchasePage(liveOfficialSetup);
  const host = useHost();
  const app = useApp();
  const lazy = useLazyModule(loadLazyParts);
  return (
    <PageFrame>
      <WechatPayView
        page={page}
        lazy={lazy}
        app={app}
        pictures={host.config.allow.picture}
        // The app that shows the page says who uses it; in a browser somebody else may have been here before.
        leave={host.bridge() ? null : host.logout}
      />
    </PageFrame>
  );
}
