import { useNavigation } from '@vip/host';
import { useEdition } from '@vip/checkout-react';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { OpenWeappView } from './openweapp-view.tsx';
import { useWeapp } from './use-weapp.ts';

/** `/openweapp`: opens the mini-program by the way that the server gives for a while. */
export default function OpenWeappPage() {
  const state = useWeapp();
  const { back } = useNavigation();
  return (
    <PageFrame>
      <OpenWeappView state={state} edition={useEdition()} goBack={back} />
    </PageFrame>
  );
}
