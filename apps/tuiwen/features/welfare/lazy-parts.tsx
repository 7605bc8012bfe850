import type { Welfare } from '@vip/api';
import type { NoPaymentMethod, PurchasePage } from '@vip/checkout-react';
import { NoticeStrip as Strip, type NoticeStripProps } from '@vip/checkout-ui';
import { CopyButton, Sheet } from '@vip/ui';
import * as shared from '../../shared/lazy-parts.tsx';
import { ChosenTicket } from './gift-sheet.tsx';
import type { GiftList } from './use-welfare.ts';
import styles from './gift-sheet.module.css';

/* The lazy chunk of the welfare page: whatever its first view does not need. */
export * from '../../shared/lazy-parts.tsx';
export { Anonymous } from './anonymous.tsx';
export { GiftSheet } from './gift-sheet.tsx';

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

interface ElsewhereSheetProps {
  page: PurchasePage;
  /** Those that can be claimed. */
  gifts: readonly Welfare[];
  noPaymentMethod: NoPaymentMethod;
  isOpen: boolean;
  onClose(): void;
}

/** Where the gift can be paid, as nothing can be paid here. */
export const ElsewhereSheet = ({ page, gifts, noPaymentMethod, isOpen, onClose }: ElsewhereSheetProps) => (
  <Sheet
    title={noPaymentMethod.kind === 'scan' ? '手机扫码领取' : '在浏览器领取'}
    isOpen={isOpen}
    onClose={onClose}
  >
    <ChosenTicket page={page} gifts={gifts} />
    <shared.NoPaymentMethodNote noPaymentMethod={noPaymentMethod} />
    <div className={styles.acts}>
      <CopyButton text={noPaymentMethod.link}>复制链接</CopyButton>
    </div>
  </Sheet>
);
