import { useHost, useNavigation } from '@vip/host';
import { useResult } from '@vip/purchase';
import { orderCalls } from '../../order-calls.ts';
import { PageFrame } from '../../parts/page-frame.tsx';
import { mainSetup } from '../../purchase-setup.ts';
import { ResultPageView } from './result-view.tsx';

/** `/result/…`: one order, read with its own token. `-` stands where the token was taken out of the address. */
export default function ResultPage() {
  const { params, query, back } = useNavigation();
  const { id = '', token = '-' } = params;
  const page = useResult(mainSetup, orderCalls, { id, resultToken: token === '-' ? null : token });
  const host = useHost();
  return (
    <PageFrame>
      <ResultPageView page={page} query={query} goBack={host.bridge() ? back : null} />
    </PageFrame>
  );
}
