import { useHost, useNavigation } from '@vip/host';
import { useResult } from '@vip/checkout-react';
import { brand } from '../../brand.ts';
import { HoneyPage } from '../../parts/honey-page.tsx';
import { HoneyResult } from './result-view.tsx';

/** `/resulthoney/{token}/{id}/{um}/{level}`: what became of an order, read with its own token. */
export default function ShowResultPage() {
  const host = useHost();
  const { params, back } = useNavigation();
  const { id = '', token = '-' } = params;
  const page = useResult(brand, { id, resultToken: token === '-' ? null : token });
  return (
    <HoneyPage>
      <HoneyResult page={page} backToApp={host.bridge() ? back : null} />
    </HoneyPage>
  );
}
