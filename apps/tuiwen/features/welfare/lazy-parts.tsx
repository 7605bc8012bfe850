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
        ? '这份福利已经领过或已截止，列表已更新'
        : undefined
    }
  />
);

/** For an anonymous user: gifts belong to an account. */
export const Anonymous = ({ onLogin }: { onLogin(): void }) => (
  <EmptyPage text="登录后看看你的福利" note="福利按账号发放，每份一个账号领一次。">
    <Button onClick={onLogin}>用手机号登录</Button>
  </EmptyPage>
);

/** Shown instead of the gifts: an error, or that there are none. */
export const WelfareFailure = ({ list }: { list: Extract<GiftList, { status: 'error' | 'ready' }> }) =>
  list.status === 'error' ? (
    <ErrorPage {...list} note="已经领到的会员不受影响。" />
  ) : (
    <EmptyPage text="现在没有可领的福利" note="有新的福利会放在这里，过些天再来看看。" onRetry={list.retry} />
  );
