import { useHost, useNavigation, useSession } from '@vip/host';
import { useEdition } from '@vip/checkout-react';
import { useLazyModule } from '@vip/ui';
import { loginAgreements } from '../../../agreements.ts';
import { appOf } from '../../../brand.ts';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { InvitationView } from './invitation-view.tsx';

const loadPoster = () => import(/* webpackChunkName: "poster" */ './lazy-poster.ts');
const loadLogin = () => import(/* webpackChunkName: "invitation-lazy" */ './login-card.tsx');

/** `/invitation`: the poster that brings friends, and what it has brought. All of it stands in the account. */
export default function InvitationPage() {
  const host = useHost();
  const session = useSession();
  const { query } = useNavigation();
  const app = appOf(session.clientType, query);
  return (
    <PageFrame>
      <InvitationView
        session={session}
        app={app}
        agreements={loginAgreements(app, useEdition())}
        origin={() => host.config.origin || new URL(document.URL).origin}
        canDownload={host.environment.host === 'browser' && !host.environment.webView}
        poster={useLazyModule(loadPoster)}
        login={useLazyModule(loadLogin)}
      />
    </PageFrame>
  );
}
