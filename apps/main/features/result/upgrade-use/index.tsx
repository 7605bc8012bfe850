import { useMemo, useState } from 'react';
import { useEdition, useResult, type ReadSetup } from '@vip/checkout-react';
import { useHost, useNavigation, useSession, useIsClient } from '@vip/host';
import { ChunkErrorBanner, OfflineBar, useLazyModule } from '@vip/ui';
import { CENTER_RESULT, centerOrders } from '../../../shared/orders/upgrade-setup.ts';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { ResultFoot, type GoBack } from '../result-parts.tsx';
import { ResultPageView } from '../result-view.tsx';
import type { Seller } from '../seller.ts';
import { Missing, ResultLoading } from '../unread.tsx';
import { askedOrder, type AskedOrder } from './asked-order.ts';
import { centerSeller, type CenterSeller } from './center-seller.ts';
import './seller-themes.css';

const loadLogin = () => import(/* webpackChunkName: "result-login" */ './login-first.tsx');

/** `/upgrade/use`: the result of `?order=`, for all orders of the data center, in the design of the seller. */
export default function UpgradeUsePage() {
  const { query, back } = useNavigation();
  const session = useSession();
  const [attempt, setAttempt] = useState(0);
  const host = useHost();
  const goBack = host.bridge() ? back : null;
  // The first render is the same for all sellers: prerendered markup does not know the query.
  const isClient = useIsClient();
  const seller = centerSeller(session.clientType, isClient ? query : {}, useEdition());
  const asked = isClient ? askedOrder(query, session.status) : ({ kind: 'loading' } as const);
  return (
    <PageFrame theme={isClient ? seller.theme : 'theme-unknown'}>
      {asked.kind === 'read' ? (
        <ReadOrder
          key={attempt}
          {...asked}
          um={query['um']}
          seller={seller}
          goBack={goBack}
          readAgain={() => setAttempt(attempt + 1)}
        />
      ) : (
        <UnreadView kind={asked.kind} seller={seller} goBack={goBack} />
      )}
    </PageFrame>
  );
}

interface ReadOrderProps {
  id: string;
  resultToken: string | null;
  um: string | undefined;
  seller: CenterSeller;
  goBack: GoBack;
  readAgain(): void;
}

function ReadOrder({ id, resultToken, um, seller, goBack, readAgain }: ReadOrderProps) {
  const { scope, family, resultQuery } = seller;
  const setup = useMemo(
    (): ReadSetup => ({
      scope,
      family,
      reads: 'datacenter',
      resultTemplate: CENTER_RESULT + resultQuery,
      orders: centerOrders,
    }),
    [scope, family, resultQuery],
  );
  const page = useResult(setup, { id, resultToken, um });
  return <ResultPageView page={page} seller={seller} goBack={goBack} readAgain={readAgain} />;
}

interface UnreadViewProps {
  kind: Exclude<AskedOrder['kind'], 'read'>;
  seller: Seller;
  goBack: GoBack;
}

/** The page while no order can be read: the session is loading, the link has no order number, or a login is needed. */
function UnreadView({ kind, seller, goBack }: UnreadViewProps) {
  const login = useLazyModule(loadLogin);
  const foot = <ResultFoot seller={seller} />;
  return (
    <>
      {kind === 'login' && login.hasFailed && <ChunkErrorBanner onRetry={login.retry} />}
      <OfflineBar />
      {kind === 'unnamed' ? (
        <Missing readAgain={null} seller={seller} goBack={goBack} foot={foot} />
      ) : kind === 'login' && login.part ? (
        <login.part.LoginFirst seller={seller} foot={foot} />
      ) : (
        <ResultLoading foot={foot} />
      )}
    </>
  );
}
