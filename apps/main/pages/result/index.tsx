import { useMemo } from 'react';
import { useHost, useNavigation } from '@vip/host';
import { useResult } from '@vip/purchase';
import { PageFrame } from '../../parts/page-frame.tsx';
import { ResultPageView } from '../../result/result-view.tsx';
import { sellerOf } from './seller.ts';

/** `/result/…`: one order, read with its own token. `-` stands where the token was taken out of the address. */
export default function ResultPage() {
  const { params, query, back } = useNavigation();
  const { id = '', token = '-' } = params;
  const host = useHost();
  const { setup, calls, shop } = useMemo(() => sellerOf(host.storage, id), [host, id]);
  const page = useResult(setup, calls, { id, resultToken: token === '-' ? null : token });
  return (
    <PageFrame>
      <ResultPageView page={page} query={query} shop={shop} goBack={host.bridge() ? back : null} />
    </PageFrame>
  );
}
