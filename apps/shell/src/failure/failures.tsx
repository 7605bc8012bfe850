import { Component, useState, type ReactNode } from 'react';
import type { RememberedResult } from '@vip/release-format';
import { FailurePage, type Action, type Frame } from './failure-page.tsx';

const OFFLINE = '网络连接失败，请检查网络';
const PACKAGES = { name: '查看会员套餐', href: '/' } satisfies Action;

function noteOf(result: RememberedResult | null): string {
  if (!result) return '请检查网络后重试，你的订单和会员权益不受影响';
  return result.isPaid ? '支付已完成，网络恢复后即可打开订单详情' : '款项不受影响，可查看支付结果';
}

/**
 * For a remote that does not load, a page that threw, and a document that cannot be reached. `leave` reloads this
 * document or loads another one; without a network it resolves with false, and this page stays.
 */
export function PageFailed(props: {
  frame: Frame;
  result: RememberedResult | null;
  /** Where the brand's packages are sold instead. */
  packages?: string | undefined;
  leave(to?: string): Promise<boolean>;
}) {
  const { frame, result, packages, leave } = props;
  const [isOffline, setOffline] = useState(false);
  const tryLeaving = (to?: string) => {
    setOffline(false);
    void leave(to).then((isLeaving) => setOffline(!isLeaving));
  };
  const isPaid = result !== null && result.isPaid;
  const actions: Action[] = [{ name: '重试', run: () => tryLeaving() }];
  if (result) actions.push({ name: '查看支付结果', href: result.path, run: () => tryLeaving(result.path) });
  else if (packages) actions.push({ ...PACKAGES, href: packages });
  return (
    <FailurePage
      frame={frame}
      sign={isPaid ? 'paid' : 'failed'}
      title={isPaid ? '支付成功' : '页面加载失败'}
      note={isOffline ? OFFLINE : noteOf(result)}
      actions={actions}
    />
  );
}

/** After the payment, while the result page loads. */
export const OpeningResult = ({ frame }: { frame: Frame }) => (
  <FailurePage
    frame={frame}
    sign="paid"
    role="status"
    title="支付成功"
    note="正在打开订单详情"
    actions={[]}
  />
);

/** For a path without a route. `back` is null if there is no page to go back to. */
export function NotFound({ frame, back }: { frame: Frame; back: (() => void) | null }) {
  return (
    <FailurePage
      frame={frame}
      sign="missing"
      title="页面不存在"
      note="链接可能已失效，或地址有误"
      actions={back ? [{ name: '返回上一页', run: back }, PACKAGES] : [PACKAGES]}
    />
  );
}

/** Shows a fallback for a page that throws while rendering. */
export class Boundary extends Component<
  { children: ReactNode; fallback(error: Error): ReactNode },
  { error: Error | null }
> {
  override state = { error: null };

  static getDerivedStateFromError(thrown: unknown) {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override render() {
    const { error } = this.state;
    return error ? this.props.fallback(error) : this.props.children;
  }
}
