import type { Welfare } from '@vip/api';
import { termsText, type NoPaymentMethod, type PurchasePage } from '@vip/checkout-react';
import { AgreementLinks, NoticeStrip as Strip, type NoticeStripProps } from '@vip/checkout-ui';
import { Button, CopyButton, Sheet } from '@vip/ui';
import article from '../../shared/article.module.css';
import { NumberedList, Section } from '../../shared/article.tsx';
import * as shared from '../../shared/lazy-parts.tsx';
import { PaymentMethods } from '../../shared/payment.tsx';
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

/** For an anonymous user, whose gifts are not known: how a gift is had, and the login that it begins with. */
export const Anonymous = ({ onLogin }: { onLogin(): void }) => (
  <>
    <section className={styles.login}>
      <Present />
      <h2 className={article.title}>登录后查看可领福利</h2>
      <p className={styles.invitation}>福利按账号发放，请用推文助手账号的手机号登录</p>
      <div className={styles.acts}>
        <Button onClick={onLogin}>用手机号登录</Button>
      </div>
    </section>
    <Section title="领取步骤">
      <NumberedList items={CLAIM_STEPS} />
    </Section>
  </>
);

/** A closed present: what is in it is not known yet. Hidden from screen readers. */
const Present = () => (
  <svg aria-hidden="true" className={styles.drawing} viewBox="0 0 335 128" fill="none">
    <circle cx="168" cy="152" r="120" fill="var(--tint)" />
    <ellipse cx="168" cy="113" rx="66" ry="5" fill="var(--accent)" opacity=".18" />
    <path d="M126 62h84v50h-84z" fill="var(--accent)" />
    <path d="M118 46h100v18H118z" fill="var(--numeral)" />
    <path d="M160 46h16v66h-16z" fill="var(--sky)" />
    <path
      d="M168 45c-8-22-36-24-34-9 2 10 20 11 34 9 8-22 36-24 34-9-2 10-20 11-34 9"
      stroke="var(--sky)"
      strokeWidth="7"
      strokeLinejoin="round"
    />
    <path d="M70 74l9 4-4 9-9-4zM268 42l8 5-5 8-8-5z" fill="var(--numeral)" />
    <path d="M92 34h9v9h-9zM248 84h8v8h-8z" fill="var(--sky)" />
    <circle cx="236" cy="24" r="4" fill="var(--accent)" />
    <circle cx="104" cy="96" r="4" fill="var(--sheet)" />
  </svg>
);

const CLAIM_STEPS = [
  { title: '登录', text: '查看福利的时长、价格和领取期限' },
  { title: '领取', text: '选择福利并确认，免费福利无需支付' },
  { title: '使用', text: '用同一手机号登录推文助手' },
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
      {!isFree && <PaymentMethods page={page} parts={shared} />}
      <p className={styles.words}>
        点击「{action}」即表示你已阅读并同意
        <AgreementLinks agreements={consent.agreements} between="和" />
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
