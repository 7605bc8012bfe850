import { useCallback } from 'react';
import { getActivity } from '@vip/api';
import { useHost, useNavigation } from '@vip/host';
import { usePurchasePage } from '@vip/checkout-react';
import { useLazyModule } from '@vip/ui';
import { NightFrame } from './night-frame.tsx';
import { useApp } from '../../../shared/use-app.ts';
import { AcPayView } from './acpay-view.tsx';
import { acpaySetup } from './acpay-setup.ts';
import { useServerNow } from './use-server-now.ts';

const loadLazyParts = () => import(/* webpackChunkName: "acpay-lazy" */ './lazy-parts.ts');

/** `/acpay`: the activity that runs now, until when, its rules and its packages. */
export default function AcPayPage() {
  const page = usePurchasePage(acpaySetup);
  const { path } = useNavigation();
  const host = useHost();
  const app = useApp();
  const lazy = useLazyModule(loadLazyParts);
  const { clientType } = page.session;
  const ask = useCallback(() => host.api.send(getActivity(clientType)), [host, clientType]);
  const endsAt = page.answer ? Date.parse(page.answer.endsAt) : null;
  const now = useServerNow(page.answer, endsAt, ask);
  return (
    <NightFrame>
      <AcPayView
        page={page}
        activity={page.answer}
        now={now}
        lazy={lazy}
        app={app}
        path={path}
        pictures={host.config.allow.picture}
      />
    </NightFrame>
  );
}
