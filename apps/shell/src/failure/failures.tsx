import type { KeyValue } from '@vip/host';
import { FailurePage, type Action } from './failure-page.tsx';

/** Where the way to the result of a purchase under way is remembered, for the day that its page does not load. */
export const RESULT_KEY = 'purchase.result';

/** A remote that does not load, or a page that fell over. */
export function PageFailed({ storage, reload }: { storage: KeyValue; reload(): void }) {
  const result = storage.get(RESULT_KEY);
  const actions: Action[] = [{ name: '重试', run: reload }];
  if (result?.startsWith('/')) actions.push({ name: '查看支付结果', href: result });
  const note = result ? '付款不受影响，可以查看支付结果。' : '请检查网络后重试，你的订单和会员都不受影响。';
  return <FailurePage title="页面加载失败" note={note} actions={actions} />;
}

/** A path that no route has. */
export function NotFound({ back }: { back(): void }) {
  return (
    <FailurePage
      title="页面不存在"
      note="链接可能已经失效，或地址有误。"
      actions={[
        { name: '返回上一页', run: back },
        { name: '去会员套餐', href: '/' },
      ]}
    />
  );
}
