import { useNavigation } from '@vip/host';
import { PurchaseScreen } from '@vip/checkout-ui';
import type { LazyModule } from '@vip/ui';
import { AccountLine } from '../../parts/account-line.tsx';
import { Masthead } from '../../parts/masthead.tsx';
import { TuiwenFoot } from '../../parts/tuiwen-foot.tsx';
import type * as LazyParts from '../../upgrade/lazy-parts.ts';
import type { Guide } from '../../upgrade/use-guide.ts';
import type { UpgradePage } from '../../upgrade/use-upgrade.ts';
import { Advice, BlankAdvice } from './advice.tsx';
import { GuideBar } from './guide-bar.tsx';
import { QuestionRows } from './question-rows.tsx';
import { headline, sceneOf } from './scene.ts';
import { Turned } from './turned.tsx';

export interface GuideViewProps extends UpgradePage {
  guide: Guide;
  lazy: LazyModule<typeof LazyParts>;
  /** The server's time, ms. */
  now: number;
}

/** The guide as it looks: an article with one question a page, and the recommendation as its conclusion. */
export function GuideView({ guide, offers, lazy, now, ...given }: GuideViewProps) {
  const { go } = useNavigation();
  const scene = sceneOf({ guide, page: given.page, offers, hasParts: lazy.part !== null });
  const { title, by } = headline(scene, guide);
  return (
    <PurchaseScreen page={given.page} lazy={lazy} verb="升级" needsParts={scene.name === 'blank'}>
      {({ page, parts }) => (
        <>
          <Masthead title={title} by={by}>
            <span>升级指南</span>
          </Masthead>
          <AccountLine {...page} isKnown={offers.status !== 'loading'} />
          <Turned label={title.join('')} step={guide.step} isBusy={scene.name === 'blank'}>
            {scene.name === 'question' && <QuestionRows guide={guide} question={scene.question} />}
            {scene.name === 'advice' && (
              <Advice scene={scene} guide={guide} page={page} parts={parts} now={now} />
            )}
            {scene.name === 'trouble' && parts && <parts.Trouble packageList={scene.packageList} />}
            {scene.name === 'top' && parts && (
              <parts.NothingToBuy
                standing={scene.standing}
                toPackageList={() => go('/tuiwenwechatpay')}
                logIn={page.login.open}
              />
            )}
            {scene.name === 'blank' && <BlankAdvice />}
          </Turned>
          <TuiwenFoot />
          <GuideBar scene={scene} guide={guide} page={page} parts={parts} />
        </>
      )}
    </PurchaseScreen>
  );
}
