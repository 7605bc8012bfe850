import { useHost } from '@vip/host';
import { usePurchasePage } from '@vip/purchase';
import { useLate } from '@vip/ui';
import { PageFrame } from '../../parts/page-frame.tsx';
import { liveOfficialSetup } from '../../purchase/official-setup.ts';
import { useApp } from '../../purchase/use-app.ts';
import { WechatPayView } from './wechatpay-view.tsx';

const loadLateParts = () => import(/* webpackChunkName: "wechatpay-late" */ './late-parts.ts');

/** `/wechatpay`: the phone number first, then the membership at that number's price. */
export default function WechatPayPage() {
  const page = usePurchasePage(liveOfficialSetup);
  const host = useHost();
  const app = useApp();
  const late = useLate(loadLateParts);
  return (
    <PageFrame>
      <WechatPayView
        page={page}
        late={late}
        app={app}
        pictures={host.config.allow.picture}
        // The app that shows the page says who uses it; in a browser somebody else may have been here before.
        leave={host.bridge() ? null : host.logout}
      />
    </PageFrame>
  );
}
