import type { ReactNode } from 'react';
import { errorText, type PreparedOrder } from '@vip/api';
import { EmptyState, ErrorState, LinkButton } from '@vip/ui';
import { supportLink } from '../../brand.ts';
import { PreparedHead } from './prepared-head.tsx';
import type { PreparedView } from './use-prepared-order.ts';
import { deadlineText } from './deadline-text.ts';

export interface NotReadyProps {
  /** What the page is, or what was to be bought. */
  title: string;
  what: Extract<PreparedView, { status: 'missing' | 'error' }> | { status: 'gone'; props: GoneProps };
  retry(): void;
  /** What is still to be offered above it. */
  children?: ReactNode;
}

/** In the page's place under its head: it could not be loaded, or there is nothing to buy. */
export const NotReady = ({ title, what, retry, children }: NotReadyProps) => (
  <>
    <PreparedHead title={title} />
    <main>
      {children}
      {what.status === 'error' ? (
        <ErrorState
          text={errorText(what.error)}
          note="你的订单和会员都不受影响。"
          requestId={what.error.details.requestId}
          onRetry={retry}
          onSupport={supportLink}
        />
      ) : (
        <Gone {...(what.status === 'missing' ? { why: 'missing' } : what.props)} />
      )}
    </main>
  </>
);

interface GoneProps {
  /** `missing`: nobody prepared it, or it was taken back. */
  why: 'missing' | 'expired' | 'ordered';
  order?: PreparedOrder;
}

function words({ why, order }: GoneProps): { text: string; note: string } {
  switch (why) {
    case 'missing':
      return { text: '内容不存在或已下架', note: '链接可能不完整，或者商品已经收回。' };
    case 'expired':
      return {
        text: '这份订单已经过期',
        note: `${order ? `它保留到 ${deadlineText(Date.parse(order.expiresAt))}。` : ''}还想要的话，请客服再准备一份。`,
      };
    case 'ordered':
      return { text: '这份订单已经付过款', note: '它只能买一次。有疑问请联系客服。' };
  }
}

/** There is nothing to buy here any more, and who can help. */
const Gone = (props: GoneProps) => (
  <EmptyState {...words(props)}>
    <LinkButton href={supportLink}>联系客服</LinkButton>
    <LinkButton variant="line" href="/">
      看看会员套餐
    </LinkButton>
  </EmptyState>
);
