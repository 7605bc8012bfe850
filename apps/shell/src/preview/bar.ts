const two = (value: number) => String(value).padStart(2, '0');

/** `11-21 09:30`, in the device's time zone. */
const shortTime = (ms: number): string => {
  const at = new Date(ms);
  return `${two(at.getMonth() + 1)}-${two(at.getDate())} ${two(at.getHours())}:${two(at.getMinutes())}`;
};

interface Preview {
  brand: string;
  version: string;
}

const nameOf = ({ brand, version }: Preview) => `${brand} ${version.slice(0, 7)}`;

/** Shows the version of a preview above the page, with a button that returns to the live release. */
export function showPreviewBanner(
  document: Document,
  preview: Preview & { allowPay: boolean; expiresAt: number },
  leave: () => void,
): void {
  const pay = preview.allowPay ? '可支付' : '不能支付';
  putBar(document, {
    role: 'status',
    text: `预览版本 ${nameOf(preview)}，${pay}，有效至 ${shortTime(preview.expiresAt)}`,
    actions: { 退出预览: leave },
  });
}

/** Shows that an order was made in a preview, whose version its pages keep. */
export const showOrderBanner = (document: Document, preview: Preview): void =>
  putBar(document, {
    role: 'status',
    text: `这笔订单在预览版本 ${nameOf(preview)} 里创建，完成前都使用这个版本`,
    actions: {},
  });

/** Asks above the page before a preview replaces it: whoever has a link may have sent it. */
export function askToOpen(
  document: Document,
  preview: Preview & { allowPay: boolean },
  open: (question: HTMLElement) => void,
): void {
  const pay = preview.allowPay ? '在预览里支付会真实扣款' : '预览里不能支付';
  putBar(document, {
    role: 'alert',
    text: `要打开预览版本 ${nameOf(preview)} 吗？${pay}`,
    actions: { 打开预览: open, 取消: remove },
  });
}

/** Shows above the page why a preview link was not opened. */
export const showNotice = (document: Document, text: string): void =>
  putBar(document, {
    role: 'alert',
    text,
    actions: { 知道了: remove },
  });

const remove = (bar: HTMLElement): void => void bar.parentNode?.removeChild(bar);

/**
 * A bar above the page, in its flow, so that it covers neither the title nor the pay bar. With inline styles: a style
 * sheet would be one more file, and that of the page may be broken.
 */
function putBar(
  document: Document,
  options: {
    role: 'status' | 'alert';
    text: string;
    /** What the buttons say, and do. */
    actions: Readonly<Record<string, (bar: HTMLElement) => void>>;
  },
): void {
  const bar = document.createElement('div');
  bar.setAttribute('role', options.role);
  bar.setAttribute('aria-label', '预览');
  bar.style.cssText =
    'display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;padding:8px 16px;' +
    'background:#14120f;color:#f3e2bc;font:.875rem/1.5 sans-serif;overflow-wrap:anywhere;word-break:break-word';
  const text = document.createElement('span');
  text.textContent = options.text;
  text.style.cssText = 'flex:1 1 10em;min-width:0;margin:4px 12px 4px 0';
  bar.appendChild(text);
  for (const [action, run] of Object.entries(options.actions)) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = action;
    button.style.cssText =
      'min-height:44px;margin-left:8px;padding:0 16px;border:1px solid #f3e2bc;border-radius:22px;background:none;color:inherit;font:inherit';
    button.onclick = () => run(bar);
    bar.appendChild(button);
  }
  // Otherwise scroll anchoring scrolls by the height of the bar and hides it.
  document.body.style.overflowAnchor = 'none';
  document.body.insertBefore(bar, document.body.firstChild);
}
