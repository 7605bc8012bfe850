import { type ReactNode, useCallback } from 'react';
import { getActivity } from '@vip/api';
import { useHost, useNavigation } from '@vip/host';
import { usePurchasePage } from '@vip/checkout-react';
import { UiProvider, useLazyModule } from '@vip/ui';
import '../../../theme.css';
import './night.css';
import { useApp } from '../../../shared/use-app.ts';
import { AcPayView } from './acpay-view.tsx';
import { acpaySetup } from './acpay-setup.ts';
import { useActivityClock } from './use-activity-clock.ts';

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
  const now = useActivityClock(page.answer, endsAt, ask);
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

/** Main's colours turned to night: the whole page on ink, and what opens over it. */
function NightFrame({ children }: { children: ReactNode }) {
  const host = useHost();
  return (
    <UiProvider theme="theme-main theme-main-night" registerBack={host.onBack}>
      {children}
    </UiProvider>
  );
}
