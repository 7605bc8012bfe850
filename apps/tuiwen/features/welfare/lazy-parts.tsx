import type { ReactNode } from 'react';
import type { MembershipPackage, Welfare } from '@vip/api';
import { runsUntil, termsText, type NoPaymentMethod, type PurchasePage } from '@vip/checkout-react';
import { AgreementLinks, NoticeStrip as Strip, type NoticeStripProps } from '@vip/checkout-ui';
import { Button, CopyButton, Icon, Sheet, classes } from '@vip/ui';
import article from '../../shared/article.module.css';
import { Section } from '../../shared/article.tsx';
import * as shared from '../../shared/lazy-parts.tsx';
import { PaymentMethods } from '../../shared/payment.tsx';
import { isOver } from '../../shared/terms.tsx';
import { costText } from './gift.ts';
import type { GiftList } from './use-welfare.ts';
import styles from './welfare.module.css';

/* The lazy chunk of the welfare page: whatever its first view does not need. */
export * from '../../shared/lazy-parts.tsx';

/** The notice about the last tap. A conflict has one reason here: the gift is gone, and the list is being reloaded. */
export const NoticeStrip = ({ page }: Pick<NoticeStripProps, 'page'>) => (
  <Strip
    page={page}
    text={
      page.notice?.kind === 'error' && page.notice.error.code === 'conflict'
        ? '该福利已领取或已结束，列表已更新'
        : undefined
    }
  />
);

/** For an anonymous user, whose gifts are not known: the login, and which kinds of gifts there are. */
export const Anonymous = ({ onLogin }: { onLogin(): void }) => (
  <>
    <section className={styles.login}>
      <h2 className={article.title}>登录后查看可领福利</h2>
      <p className={styles.invitation}>福利按账号发放，领取后用同一手机号登录推文助手即可使用</p>
      <div className={styles.acts}>
        <Button onClick={onLogin}>用手机号登录</Button>
      </div>
    </section>
    <Section title="有哪些福利">
      <ul className={styles.list}>
        {KINDS.map(({ kind, title, text }) => (
          <li key={kind} className={classes(styles.gift, kind === '免费' && styles.free)}>
            <span className={styles.facts}>
              <span className={styles.stub} aria-hidden="true">
                <Icon shape={presentShape} size={32} strokeWidth={1.4} className={styles.present} />
                <small className={styles.kind}>{kind}</small>
              </span>
              <span className={styles.text}>
                <b className={styles.name}>{title}</b>
                <span className={styles.about}>{text}</span>
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  </>
);

const presentShape =
  'M4 9h16v4H4zM5.5 13v7.5h13V13M12 9v11.5M12 9C10.8 4.6 6.6 4 6.8 6.6 7 8.4 9.6 9 12 9c1.2-4.4 5.4-5 5.2-2.4C17 8.4 14.4 9 12 9z';

const KINDS = [
  { kind: '免费', title: '免费会员', text: '无需支付，领取后立即生效' },
  { kind: '特惠', title: '特惠会员', text: '按福利价支付，支付后立即生效' },
];

/** Shown instead of the gifts: an error, or that there are none. */
export const WelfareFailure = ({ list }: { list: Extract<GiftList, { status: 'error' | 'ready' }> }) =>
  list.status === 'error' ? (
    <shared.ErrorPage {...list} note="已领取的福利不受影响" />
  ) : (
    <shared.EmptyPage text="暂无可领福利" note="新福利上线后将在此展示，请稍后再来" onRetry={list.retry} />
  );

/** As on every page, but the consent is asked for by `GiftSheet`. */
export const PurchasePopups = (props: Parameters<typeof shared.PurchasePopups>[0]) => (
  <shared.PurchasePopups
    {...props}
    page={{ ...props.page, consent: { ...props.page.consent, isAsking: false } }}
  />
);

interface GiftSheetProps {
  page: PurchasePage;
  /** Those that can be claimed. */
  gifts: readonly Welfare[];
}

/** What is charged and how, if anything, and the consent to it. The page has no pay bar: the payment methods are here. */
export function GiftSheet({ page, gifts }: GiftSheetProps) {
  const { consent, packageList } = page;
  if (packageList.status !== 'ready') return null;
  const { selected } = packageList;
  const { id, name, price } = selected;
  const gift = gifts.find((one) => one.package.id === id);
  const isFree = price === 0;
  const action = isFree ? '同意并领取' : '同意并支付';
  return (
    <Sheet title="领取前请确认" isOpen={consent.isAsking} onClose={consent.dismiss}>
      <p className={styles.charge}>
        <span>{gift?.name ?? name}</span> <b>{costText(price)}</b>
      </p>
      <p className={styles.terms}>
        {gift && <span className={styles.clause}>{name}，</span>}
        {termsText(selected)}
      </p>
      <Facts page={page} pack={selected} />
      {!isFree && <PaymentMethods page={page} parts={shared} />}
      <p className={styles.words}>
        点击「{action}」即表示你已阅读并同意
        <AgreementLinks agreements={consent.agreements} />
      </p>
      <div className={styles.acts}>
        <Button onClick={consent.acceptAndPay}>{action}</Button>
        <Button variant="text" onClick={consent.dismiss}>
          暂不同意
        </Button>
      </div>
    </Sheet>
  );
}

/** As on the sheet of the purchase page: the last day, as far as it is known, and the account. */
function Facts({ page, pack: { days } }: { page: PurchasePage; pack: MembershipPackage }) {
  const { session, now } = page;
  const { account } = session;
  const membership = account?.membership;
  // A member's present end decides, and without the account's word on it nothing is known.
  const isNew = membership === null || (membership !== undefined && isOver(membership, now()));
  const until = isNew ? runsUntil(days, now()) : null;
  const user = [account?.nickname, account?.phone].filter(Boolean).join(' ');
  return (
    <>
      {until && <Fact name="有效期至">{until}</Fact>}
      {user && <Fact name="账号">{user}</Fact>}
    </>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <p className={styles.fact}>
    {name} <span>{children}</span>
  </p>
);

interface ElsewhereSheetProps {
  noPaymentMethod: NoPaymentMethod;
  isOpen: boolean;
  onClose(): void;
}

/** Where the gift can be paid, as nothing can be paid here. */
export const ElsewhereSheet = ({ noPaymentMethod, isOpen, onClose }: ElsewhereSheetProps) => (
  <Sheet
    title={noPaymentMethod.kind === 'scan' ? '手机扫码领取' : '在浏览器领取'}
    isOpen={isOpen}
    onClose={onClose}
  >
    <shared.NoPaymentMethodNote noPaymentMethod={noPaymentMethod} />
    <div className={styles.acts}>
      <CopyButton text={noPaymentMethod.link}>复制链接</CopyButton>
    </div>
  </Sheet>
);
