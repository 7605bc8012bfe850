import { useLazyModule } from '@vip/ui';
import { TuiwenPage } from '../../parts/tuiwen-page.tsx';
import { useWelfare } from '../../welfare/use-welfare.ts';
import { DiscountsView } from './discounts-view.tsx';

const loadLazyParts = () => import(/* webpackChunkName: "welfare-lazy" */ '../../welfare/lazy-parts.ts');

/** `/tuiwendiscounts`: see one's gifts, claim one, see what was claimed. */
export default function ClaimWelfarePage() {
  const { page, list } = useWelfare();
  const lazy = useLazyModule(loadLazyParts);
  const { now } = page;
  return (
    <TuiwenPage>
      <DiscountsView page={page} list={list} lazy={lazy} now={now()} />
    </TuiwenPage>
  );
}
