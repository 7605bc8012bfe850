import { NoticeStrip, type NoticeStripProps } from '@vip/checkout-ui';

/** What came of the last tap. A refusal has one reason here, and the list is being read again. */
export const ClaimNotice = ({ page }: Pick<NoticeStripProps, 'page'>) => (
  <NoticeStrip
    page={page}
    words={
      page.notice?.kind === 'error' && page.notice.error.code === 'conflict'
        ? '这份福利已经领过或已截止，列表已更新'
        : undefined
    }
  />
);
