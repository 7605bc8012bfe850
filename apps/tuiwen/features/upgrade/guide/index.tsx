import { useEffect, useRef, type ReactNode } from 'react';
import { PurchaseScreen } from '@vip/checkout-ui';
import { shortYuan } from '@vip/checkout-react';
import { useNavigation } from '@vip/host';
import { Loading, classes, useLazyModule, type LazyModule } from '@vip/ui';
import { Masthead, TuiwenFoot, TuiwenPage, magazine, pageBody } from '../../../shared/page-frame.tsx';
import { BuyBar } from '../../../shared/payment.tsx';
import { Line } from '../../../shared/article.tsx';
import { HeadAccount } from '../../../shared/head-account.tsx';
import { Places, SlipLine } from '../../../shared/side-page.tsx';
import side from '../../../shared/side-page.module.css';
import type * as LazyParts from '../lazy-parts.tsx';
import { placeholderUpgrade, useUpgrade, type UpgradePage } from '../use-upgrade.ts';
import { Advice, allPackages } from './advice.tsx';
import { Answers, Progress } from './question.tsx';
import { recommend } from './recommend.ts';
import { answersBefore, answersText } from './questions.ts';
import { headline, sceneOf } from './scene.ts';
import { useGuide, type Guide } from './use-guide.ts';
import styles from './guide.module.css';

const loadLazyParts = () => import(/* webpackChunkName: "upgrade-lazy" */ '../lazy-parts.tsx');

/** `/tuiwengo`: two questions, then the upgrade that suits the answers. */
export default function GuidePage() {
  const guide = useGuide();
  const { page, offers } = useUpgrade(
    (pack, { packages, membership }) =>
      guide.isDone && recommend(guide.answers, packages, membership) === pack,
  );
  const lazy = useLazyModule(loadLazyParts);
  const { now } = page;
  return (
    <TuiwenPage>
      <GuideView guide={guide} page={page} offers={offers} lazy={lazy} now={now()} />
    </TuiwenPage>
  );
}

export interface GuideViewProps extends UpgradePage {
  guide: Guide;
  lazy: LazyModule<typeof LazyParts>;
  /** The server's time, ms. */
  now: number;
}

/** The guide in every state: a question per step, and the recommendation as the last step. */
export function GuideView({ guide, offers, lazy, now, ...given }: GuideViewProps) {
  const { go } = useNavigation();
  const scene = sceneOf({ guide, page: given.page, offers, hasParts: lazy.part !== null });
  const { title, by } = headline(scene, guide);
  const isLoading = scene.name === 'loading';
  const isAnswered = guide.isDone && (scene.name === 'advice' || isLoading);
  return (
    <PurchaseScreen page={given.page} lazy={lazy} verb="升级" needsParts={isLoading}>
      {({ page, parts }) => {
        const placeholder = isLoading ? placeholderUpgrade(page) : null;
        return (
          <>
            <Masthead
              title={title}
              label={scene.name === 'question' ? title.join('') : undefined}
              by={scene.name === 'question' ? <QuestionLine by={by} step={guide.step} offers={offers} /> : by}
              picture={
                isAnswered
                  ? styles.chosen
                  : classes(guide.step > 1 ? styles.calendar : magazine, styles.beside)
              }
            >
              <HeadAccount {...page} isKnown={offers.status !== 'loading'} />
            </Masthead>
            {(scene.name === 'question' || isAnswered) && <Progress step={guide.step} />}
            {isAnswered && (
              <Line kind="回答">
                {answersText(guide.answers)}
                <Act className={styles.again} onAct={guide.restart}>
                  重新回答
                </Act>
              </Line>
            )}
            {scene.name === 'question' && guide.step > 1 && (
              <Line
                kind={
                  <Act className={styles.back} onAct={guide.back}>
                    上一题
                  </Act>
                }
              >
                {answersText(answersBefore(guide.answers, guide.step))}
              </Line>
            )}
            <StepMain label={title.join('')} step={guide.step} isBusy={isLoading}>
              {scene.name === 'question' && (
                <>
                  <Answers key={guide.step} guide={guide} question={scene.question} />
                  <Places places={[{ ...allPackages(offers), title: '直接查看全部套餐' }]} />
                </>
              )}
              {scene.name === 'advice' && (
                <Advice {...scene} answers={guide.answers} page={page} parts={parts} now={now} />
              )}
              {scene.name === 'failure' && parts && <parts.PackageFailure packageList={scene.packageList} />}
              {scene.name === 'top' && parts && (
                <parts.NothingToBuy
                  membership={scene.membership}
                  toPackageList={() => go('/tuiwenwechatpay')}
                  logIn={page.login.open}
                />
              )}
              {placeholder && (
                <Loading>
                  <Advice
                    {...placeholder}
                    pack={placeholder.packageList.selected}
                    answers={guide.answers}
                    parts={null}
                    now={placeholder.page.now()}
                  />
                </Loading>
              )}
            </StepMain>
            <TuiwenFoot />
            {scene.name === 'advice' && (
              <BuyBar page={page} parts={parts} selected={scene.pack} act="立即升级" />
            )}
            {placeholder && (
              <Loading isSilent>
                <BuyBar
                  page={placeholder.page}
                  parts={null}
                  selected={placeholder.packageList.selected}
                  act="立即升级"
                />
              </Loading>
            )}
          </>
        );
      }}
    </PurchaseScreen>
  );
}

interface QuestionLineProps extends Pick<UpgradePage, 'offers'> {
  by: string;
  step: number;
}

/** What the answers are for; before the first one also what a member has in hand. */
function QuestionLine({ by, step, offers }: QuestionLineProps) {
  const isMember = offers.status === 'ready' && offers.membership.kind === 'member';
  const credit = isMember && step === 1 ? Math.max(...offers.packages.map((pack) => pack.credit)) : 0;
  const slip = credit > 0 && `可抵扣 ${shortYuan(credit)} 元`;
  return <SlipLine slip={slip}>{slip ? '共两题，先选用途' : by}</SlipLine>;
}

interface ActProps {
  className?: string | undefined;
  onAct(): void;
  children: ReactNode;
}

/** Changes an answer. */
const Act = ({ className, onAct, children }: ActProps) => (
  <button type="button" className={classes(side.enter, className)} onClick={onAct}>
    {children}
  </button>
);

interface StepMainProps {
  /** The question, or the recommendation. */
  label: string;
  step: number;
  isBusy: boolean;
  children: ReactNode;
}

/** The content of a step. A new step is scrolled to its top and focused, for screen readers. */
function StepMain({ label, step, isBusy, children }: StepMainProps) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    main.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [step]);
  return (
    <main ref={main} tabIndex={-1} aria-label={label} className={pageBody} aria-busy={isBusy}>
      {children}
    </main>
  );
}
