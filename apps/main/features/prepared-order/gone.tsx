import type { PreparedOrder } from '@vip/api';
import { EmptyState, LinkButton } from '@vip/ui';
import { supportLink } from '../../brand.ts';
import { deadlineText } from './deadline-text.ts';

export interface GoneProps {
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
export const Gone = (props: GoneProps) => (
  <EmptyState {...words(props)}>
    <LinkButton href={supportLink}>联系客服</LinkButton>
    <LinkButton variant="line" href="/">
      看看会员套餐
    </LinkButton>
  </EmptyState>
);
