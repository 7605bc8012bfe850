import { useNavigation } from '@vip/host';
import { useEdition } from '@vip/checkout-react';
import { useAppOpening } from '../use-app-opening.ts';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { OpenAppView } from './openapp-view.tsx';

/** `/openapp?app=…`: opens the installed app, else shows the way to its store. */
export default function OpenAppPage() {
  const { query } = useNavigation();
  const state = useAppOpening(query.app ?? null, true);
  return (
    <PageFrame>
      <OpenAppView state={state} edition={useEdition()} />
    </PageFrame>
  );
}
