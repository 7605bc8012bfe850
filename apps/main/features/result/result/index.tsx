import { useState } from 'react';
import { useHost, useNavigation } from '@vip/host';
import { useEdition, useResult } from '@vip/checkout-react';
import { appOf } from '../../../brand.ts';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { ResultPageView } from '../result-view.tsx';
import { mainSeller } from '../seller.ts';
import { familyOf } from './order-family.ts';

/** `/result/…`: one order, read with its own token. `-` replaces a token that was removed from the address. */
export default function ResultPage() {
  const { params, query, back } = useNavigation();
  const { id = '', token = '-' } = params;
  const host = useHost();
  const edition = useEdition();
  const [{ setup, purchasePath }] = useState(() => familyOf(host.storage, id));
  const page = useResult(setup, { id, resultToken: token === '-' ? null : token });
  return (
    <PageFrame>
      <ResultPageView
        page={page}
        seller={mainSeller(appOf(page.session.clientType, query), purchasePath, edition)}
        goBack={host.bridge() ? back : null}
      />
    </PageFrame>
  );
}
