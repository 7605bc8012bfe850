import { useHost, useNavigation } from '@vip/host';
import { useResult } from '@vip/purchase';
import { appOf } from '../../brand.ts';
import { PageFrame } from '../../parts/page-frame.tsx';
import { activitySetup } from '../../purchase/activity-setup.ts';
import { orderCalls } from '../../purchase/order-calls.ts';
import { ResultPageView } from '../../result/result-view.tsx';
import { mainSeller } from '../../result/seller.ts';

/** `/result/…`: one order, read with its own token. `-` stands where the token was taken out of the address. */
export default function ResultPage() {
  const { params, query, back } = useNavigation();
  const { id = '', token = '-' } = params;
  const page = useResult(activitySetup, orderCalls, { id, resultToken: token === '-' ? null : token });
  const host = useHost();
  return (
    <PageFrame>
      <ResultPageView
        page={page}
        seller={mainSeller(appOf(page.session.clientType, query), '/')}
        goBack={host.bridge() ? back : null}
      />
    </PageFrame>
  );
}
