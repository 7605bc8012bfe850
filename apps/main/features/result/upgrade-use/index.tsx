import { useMemo } from 'react';
import { useHost, useNavigation, useSession } from '@vip/host';
import { useEdition, useResult, type ReadSetup } from '@vip/checkout-react';
import { useIsClient } from '@vip/ui';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { centerSeller, type CenterSeller } from './center-seller.ts';
import { ResultPageView } from '../result-view.tsx';
import './seller-themes.css';
import { CENTER_RESULT, centerOrders } from '../../../shared/orders/upgrade-setup.ts';
import { askedOrder } from './asked-order.ts';
import { UnreadView } from './unread-view.tsx';

/** `/upgrade/use`: the result of `?order=`, for all that the data center reads, in the looks of who sold it. */
export default function UpgradeUsePage() {
  const { query, back } = useNavigation();
  const session = useSession();
  const host = useHost();
  // The address is not part of the first sight of the page: that is the same for all who sell.
  const isClient = useIsClient();
  const seller = centerSeller(session.clientType, isClient ? query : {}, useEdition());
  const asked = isClient ? askedOrder(query, session.status) : ({ kind: 'loading' } as const);
  return (
    <PageFrame theme={isClient ? seller.theme : 'theme-unknown'}>
      {asked.kind === 'read' ? (
        <ReadOrder {...asked} seller={seller} goBack={host.bridge() ? back : null} />
      ) : (
        <UnreadView kind={asked.kind} seller={seller} />
      )}
    </PageFrame>
  );
}

interface ReadOrderProps {
  id: string;
  resultToken: string | null;
  seller: CenterSeller;
  goBack: (() => void) | null;
}

function ReadOrder({ id, resultToken, seller, goBack }: ReadOrderProps) {
  const { scope, family, mark } = seller;
  const setup = useMemo(
    (): ReadSetup => ({
      scope,
      family,
      reads: 'datacenter',
      resultTemplate: CENTER_RESULT + mark,
      orders: centerOrders,
    }),
    [scope, family, mark],
  );
  const page = useResult(setup, { id, resultToken });
  return <ResultPageView page={page} seller={seller} goBack={goBack} />;
}
