import type { Welfare } from '@vip/api';
import type { PurchasePage, ReadyPackageList } from '@vip/checkout-react';
import { PurchaseScreen } from '@vip/checkout-ui';
import { Loading, useLazyModule, type LazyModule } from '@vip/ui';
import { Notes, Section } from '../../shared/article.tsx';
import { Masthead, TuiwenFoot, TuiwenPage, pageBody } from '../../shared/page-frame.tsx';
import { BuyBar } from '../../shared/payment.tsx';
import { AccountLine, AlsoSee } from '../../shared/side-page.tsx';
import { GiftSections } from './gift-sections.tsx';
import type * as LazyParts from './lazy-parts.tsx';
import { placeholderWelfare, useWelfare, type GiftList } from './use-welfare.ts';

const loadLazyParts = () => import(/* webpackChunkName: "welfare-lazy" */ './lazy-parts.tsx');

/** `/tuiwendiscounts`: the user's gifts; one can be claimed. */
export default function ClaimWelfarePage() {
  const { page, list } = useWelfare();
  const lazy = useLazyModule(loadLazyParts);
  const { now } = page;
  return (
    <TuiwenPage>
      <WelfareView page={page} list={list} lazy={lazy} now={now()} />
    </TuiwenPage>
  );
}

export interface WelfareViewProps {
  page: PurchasePage;
  list: GiftList;
  lazy: LazyModule<typeof LazyParts>;
  /** The server's time, ms. */
  now: number;
}

/** The welfare page in every state: a table of contents of the gifts, each with its price where a page number would be. */
export function WelfareView({ list, lazy, now, ...given }: WelfareViewProps) {
  const gifts = list.status === 'ready' && list.gifts.length > 0 ? list.gifts : null;
  const hasFailed = list.status === 'error' || (list.status === 'ready' && !gifts);
  const needsParts = hasFailed || list.status === 'anonymous';
  return (
    <PurchaseScreen page={given.page} lazy={lazy} verb="领取" needsParts={needsParts}>
      {({ page, parts, ready }) => {
        const isLoading = gifts === null && (parts === null || !needsParts);
        const placeholder = isLoading ? placeholderWelfare(page) : null;
        return (
          <>
            <Masthead title={['领取福利']} by="领取后立即生效，打开推文助手即可使用">
              <span>会员福利</span>
            </Masthead>
            {list.status !== 'anonymous' && <AccountLine {...page} isKnown={list.status !== 'loading'} />}
            <main className={pageBody} aria-busy={isLoading}>
              {parts && !ready && <parts.NoticeStrip page={page} />}
              {gifts && <GiftSections page={page} gifts={gifts} parts={parts} now={now} />}
              {parts && list.status === 'anonymous' && <parts.Anonymous onLogin={page.login.open} />}
              {parts && hasFailed && <parts.WelfareFailure list={list} />}
              {placeholder && (
                <Loading>
                  <GiftSections {...placeholder} parts={null} now={placeholder.page.now()} />
                </Loading>
              )}
              {(gifts || isLoading) && <Rules />}
            </main>
            <TuiwenFoot />
            {gifts && ready && <ClaimBar page={page} gifts={gifts} packageList={ready} parts={parts} />}
            {placeholder && (
              <Loading isSilent>
                <ClaimBar {...placeholder} parts={null} />
              </Loading>
            )}
          </>
        );
      }}
    </PurchaseScreen>
  );
}

/** The rules of all gifts, and links to other pages. */
const Rules = () => (
  <>
    <Section title="领取说明">
      <Notes notes={CLAIM_NOTES} />
    </Section>
    <AlsoSee places={OTHER_PAGES} />
  </>
);

const CLAIM_NOTES = [
  { about: '次数', text: '每个账号限领一次，领取后立即生效' },
  { about: '费用', text: '标注「免费」的可直接领取，其余需支付后到账' },
  { about: '退款和发票', text: '支付后未生效的，联系客服核实后原路退回；开具发票请联系客服' },
];

const OTHER_PAGES = [
  { to: '/tuiwenwechatpay', title: '开通会员', text: '年卡、季卡、月卡，按版本选' },
  { to: '/tuiwenupvip', title: '升级会员', text: '已是会员，剩余天数可抵扣' },
];

interface ClaimBarProps {
  page: PurchasePage;
  gifts: readonly Welfare[];
  packageList: ReadyPackageList;
  parts: typeof LazyParts | null;
}

/** Claims the selected gift: 领取 for one that costs nothing, 支付 for any other. */
function ClaimBar({ page, gifts, packageList: { selected }, parts }: ClaimBarProps) {
  const gift = gifts.find((one) => one.package.id === selected.id);
  return (
    <BuyBar
      page={page}
      parts={parts}
      selected={selected}
      act={selected.price === 0 ? '立即领取' : '立即支付'}
      what={gift?.name ?? selected.name}
    />
  );
}
