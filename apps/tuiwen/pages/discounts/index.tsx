import { useLate } from '@vip/ui';
import { TuiwenPage } from '../../parts/tuiwen-page.tsx';
import { useWelfare } from '../../welfare/use-welfare.ts';
import { DiscountsView } from './discounts-view.tsx';

const loadLateParts = () => import(/* webpackChunkName: "welfare-late" */ '../../welfare/late-parts.ts');

/** `/tuiwendiscounts`: see one's gifts, claim one, see what was claimed. */
export default function ClaimWelfarePage() {
  const { page, list } = useWelfare();
  const late = useLate(loadLateParts);
  const { now } = page;
  return (
    <TuiwenPage>
      <DiscountsView page={page} list={list} late={late} now={now()} />
    </TuiwenPage>
  );
}
