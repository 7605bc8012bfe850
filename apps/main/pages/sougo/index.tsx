import { useHost } from '@vip/host';
import { usePurchasePage } from '@vip/purchase';
import { useLate } from '@vip/ui';
import { PageFrame } from '../../parts/page-frame.tsx';
import { liveOfficialSetup } from '../../purchase/official-setup.ts';
import { useApp } from '../../purchase/use-app.ts';
import { SougoView } from './sougo-view.tsx';

const loadLateParts = () => import(/* webpackChunkName: "sougo-late" */ './late-parts.ts');

/** `/sougo`: what the app is and what its membership costs, for who found it by a search. */
export default function SougoPage() {
  const page = usePurchasePage(liveOfficialSetup);
  const host = useHost();
  const late = useLate(loadLateParts);
  return (
    <PageFrame>
      <SougoView page={page} late={late} app={useApp()} pictures={host.config.allow.picture} />
    </PageFrame>
  );
}
