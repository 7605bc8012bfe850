import { useHost } from '@vip/host';
import { usePurchasePage } from '@vip/purchase';
import { UiProvider, useLate } from '@vip/ui';
import { youquanSetup } from '../../purchase-setup.ts';
import '../../theme.css';
import { PayView } from './pay-view.tsx';

const loadLateParts = () => import(/* webpackChunkName: "pay-late" */ './late-parts.ts');

/** `/youquanwechatpay`: choose a package, log in where needed, pay. */
export default function BuyMembershipPage() {
  const page = usePurchasePage(youquanSetup);
  const late = useLate(loadLateParts);
  const { config, onBack } = useHost();
  return (
    <UiProvider theme="theme-youquan" registerBack={onBack}>
      <PayView page={page} late={late} pictures={config.allow.picture} />
    </UiProvider>
  );
}
