import { NoticeStrip as Strip, type NoticeStripProps } from '@vip/checkout-ui';
import { Button } from '@vip/ui';
import { EmptyPage, ErrorPage } from '../../shared/lazy-parts.tsx';
import type { GiftList } from './use-welfare.ts';

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

/** For an anonymous user: gifts belong to an account. */
export const Anonymous = ({ onLogin }: { onLogin(): void }) => (
  <EmptyPage text="登录后查看可领福利" note="每个账号每项福利限领一次">
    <Button onClick={onLogin}>用手机号登录</Button>
  </EmptyPage>
);

/** Shown instead of the gifts: an error, or that there are none. */
export const WelfareFailure = ({ list }: { list: Extract<GiftList, { status: 'error' | 'ready' }> }) =>
  list.status === 'error' ? (
    <ErrorPage {...list} note="已领取的会员不受影响" />
  ) : (
    <EmptyPage text="暂无可领福利" note="新福利上线后将在此展示，请稍后再来" onRetry={list.retry} />
  );
