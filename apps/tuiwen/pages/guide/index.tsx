import { useLazyModule } from '@vip/ui';
import { TuiwenPage } from '../../parts/tuiwen-page.tsx';
import { recommend } from '../../upgrade/recommend.ts';
import { useGuide } from '../../upgrade/use-guide.ts';
import { useUpgrade } from '../../upgrade/use-upgrade.ts';
import { GuideView } from './guide-view.tsx';

const loadLazyParts = () => import(/* webpackChunkName: "upgrade-lazy" */ '../../upgrade/lazy-parts.ts');

/** `/tuiwengo`: two questions, then the one upgrade that suits the answers. */
export default function GuidePage() {
  const guide = useGuide();
  const { page, offers } = useUpgrade(
    (pack, { packages, standing }) => guide.isDone && recommend(guide.answers, packages, standing) === pack,
  );
  const lazy = useLazyModule(loadLazyParts);
  const { now } = page;
  return (
    <TuiwenPage>
      <GuideView guide={guide} page={page} offers={offers} lazy={lazy} now={now()} />
    </TuiwenPage>
  );
}
