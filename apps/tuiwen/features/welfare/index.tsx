import type { Welfare } from '@vip/api';
import { PurchaseScreen } from '@vip/checkout-ui';
import { Loading, useLazyModule, type LazyModule } from '@vip/ui';
import { Notes, Section, notesWith } from '../../shared/article.tsx';
import { HeadAccount } from '../../shared/head-account.tsx';
import { LoginEntry } from '../../shared/login-entry.tsx';
import { Masthead, TuiwenFoot, TuiwenPage, pageBody } from '../../shared/page-frame.tsx';
import { AlsoSee, SlipLine } from '../../shared/side-page.tsx';
import { sortGifts } from './gift.ts';
import { GiftSections } from './gift-sections.tsx';
import type * as LazyParts from './lazy-parts.tsx';
import { placeholderWelfare, useWelfare, type WelfarePage } from './use-welfare.ts';
import styles from './welfare.module.css';

const loadLazyParts = () => import(/* webpackChunkName: "welfare-lazy" */ './lazy-parts.tsx');

/** `/tuiwendiscounts`: the user's gifts; one can be claimed. */
export default function ClaimWelfarePage() {
  const welfare = useWelfare();
  const lazy = useLazyModule(loadLazyParts);
  const { now } = welfare.page;
  return (
    <TuiwenPage>
      <WelfareView {...welfare} lazy={lazy} now={now()} />
    </TuiwenPage>
  );
}

export interface WelfareViewProps extends WelfarePage {
  lazy: LazyModule<typeof LazyParts>;
  /** The server's time, ms. */
  now: number;
}

/** The welfare page in every state: the gifts as tickets, each with its own button. */
export function WelfareView({ list, lazy, now, claim, elsewhere, ...given }: WelfareViewProps) {
  const gifts = list.status === 'ready' && list.gifts.length > 0 ? list.gifts : null;
  const hasFailed = list.status === 'error' || (list.status === 'ready' && !gifts);
  const needsParts = hasFailed || list.status === 'anonymous';
  return (
    <PurchaseScreen page={given.page} lazy={lazy} verb="领取" needsParts={needsParts}>
      {({ page, parts, ready }) => {
        const isLoading = gifts === null && (parts === null || !needsParts);
        const placeholder = isLoading ? placeholderWelfare(page) : null;
        const open = gifts ? sortGifts(gifts, now).open : [];
        return (
          <>
            <Masthead
              title={['领取福利']}
              by={
                <SlipLine slip={open.length > 0 && `${open.length} 份待领取`}>
                  {hasFailed ? '会员时长，免费或特惠领取' : '领取后立即生效'}
                  {!hasFailed && open.length === 0 && '，打开推文助手即可使用'}
                </SlipLine>
              }
              picture={styles.tickets}
            >
              {list.status === 'anonymous' ? (
                <LoginEntry onLogin={page.login.open} />
              ) : (
                <HeadAccount {...page} isKnown={list.status !== 'loading'} />
              )}
            </Masthead>
            <main className={pageBody} aria-busy={isLoading}>
              {parts && !ready && <parts.NoticeStrip page={page} />}
              {gifts && <GiftSections page={page} gifts={gifts} parts={parts} now={now} claim={claim} />}
              {parts && list.status === 'anonymous' && <parts.Anonymous onLogin={page.login.open} />}
              {parts && hasFailed && <parts.WelfareFailure list={list} />}
              {placeholder && (
                <Loading>
                  <GiftSections {...placeholder} parts={null} now={placeholder.page.now()} claim={claim} />
                </Loading>
              )}
              {hasFailed && !isLoading ? (
                <AlsoSee places={OTHER_PAGES} />
              ) : (
                <Rules gifts={placeholder?.gifts ?? gifts ?? []} />
              )}
            </main>
            <TuiwenFoot />
            {parts && ready && (
              <div className={styles.notice} data-shown={(page.notice && !page.repriced) || undefined}>
                <parts.NoticeStrip page={page} />
              </div>
            )}
            {parts && gifts && <parts.GiftSheet page={page} gifts={open} />}
            {parts && page.noPaymentMethod && (
              <parts.ElsewhereSheet
                page={page}
                gifts={open}
                noPaymentMethod={page.noPaymentMethod}
                isOpen={elsewhere.isOpen}
                onClose={elsewhere.close}
              />
            )}
          </>
        );
      }}
    </PurchaseScreen>
  );
}

/** The rules of all gifts, and links to other pages. */
const Rules = ({ gifts }: { gifts: readonly Welfare[] }) => (
  <>
    <Section title="领取说明">
      <Notes
        notes={notesWith(
          CLAIM_NOTES,
          gifts.map((gift) => gift.package),
        )}
      />
    </Section>
    <AlsoSee places={OTHER_PAGES} />
  </>
);

const CLAIM_NOTES = [
  { about: '次数', text: '每个账号每项限领一次' },
  { about: '费用', text: '免费福利无需支付，其余支付后到账' },
  { about: '退款', text: '支付后未生效的，客服核实后原路退回' },
];

const OTHER_PAGES = [
  { to: '/tuiwenwechatpay', title: '开通会员', text: '多个版本，时长任选' },
  { to: '/tuiwenupvip', title: '升级会员', text: '剩余天数可抵扣' },
];
