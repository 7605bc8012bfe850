import { useNavigation, useSession } from '@vip/host';
import { useEdition } from '@vip/checkout-react';
import { useLazyModule } from '@vip/ui';
import { loginAgreements } from '../../../agreements.ts';
import { appOf } from '../../../brand.ts';
import { readInvitation } from '../invite-link.ts';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { InvitedView } from './invited-view.tsx';

const loadClaim = () => import(/* webpackChunkName: "invited-lazy" */ './claim.tsx');

/** `/invitation2`: the friend's side. Who invites, what both get, and the login that claims it. */
export default function InvitedPage() {
  const session = useSession();
  const { query } = useNavigation();
  const app = appOf(session.clientType, query);
  return (
    <PageFrame>
      <InvitedView
        invitation={readInvitation(query)}
        session={session}
        app={app}
        agreements={loginAgreements(app, useEdition())}
        claim={useLazyModule(loadClaim)}
      />
    </PageFrame>
  );
}
