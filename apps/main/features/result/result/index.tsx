import { useMemo, useState } from 'react';
import { useHost, useNavigation } from '@vip/host';
import { useEdition, useResult } from '@vip/checkout-react';
import { appOf } from '../../../brand.ts';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { ResultPageView, type ResultPageViewProps } from '../result-view.tsx';
import { mainSeller } from '../seller.ts';
import { familyOf } from './order-family.ts';

/** `/result/…`: one order, read with its own token. `-` replaces a token that was removed from the address. */
export default function ResultPage() {
  const [attempt, setAttempt] = useState(0);
  return (
    <PageFrame>
      <ReadOrder key={attempt} readAgain={() => setAttempt(attempt + 1)} />
    </PageFrame>
  );
}

function ReadOrder({ readAgain }: Pick<ResultPageViewProps, 'readAgain'>) {
  const { params, query, back } = useNavigation();
  const { id = '', token = '-', um } = params;
  const { storage, bridge } = useHost();
  const edition = useEdition();
  // By id: an address that the backend did not fill is replaced by that of the pending purchase.
  const { setup, purchasePath } = useMemo(() => familyOf(storage, id), [storage, id]);
  const page = useResult(setup, { id, resultToken: token === '-' ? null : token, um });
  return (
    <ResultPageView
      page={page}
      seller={mainSeller(appOf(page.session.clientType, query), purchasePath, edition)}
      goBack={bridge() ? back : null}
      readAgain={readAgain}
    />
  );
}
