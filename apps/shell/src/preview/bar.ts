/**
 * A line above the page, in the flow of it, so that it covers neither the title nor the pay bar. Of no brand. Styled
 * element by element: a style sheet would be one more file, and the page's own may be at fault.
 */
export function putBar(
  document: Document,
  options: {
    role: 'status' | 'alert';
    label: string;
    text: string;
    action: string;
    run(bar: HTMLElement): void;
  },
): void {
  const bar = document.createElement('div');
  bar.setAttribute('role', options.role);
  bar.setAttribute('aria-label', options.label);
  bar.style.cssText =
    'display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;padding:8px 16px;' +
    'background:#14120f;color:#f3e2bc;font:.875rem/1.5 sans-serif;overflow-wrap:anywhere;word-break:break-word';
  const text = document.createElement('span');
  text.textContent = options.text;
  text.style.cssText = 'flex:1 1 10em;min-width:0;margin:4px 12px 4px 0';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = options.action;
  button.style.cssText =
    'min-height:44px;padding:0 16px;border:1px solid #f3e2bc;border-radius:22px;background:none;color:inherit;font:inherit';
  button.onclick = () => options.run(bar);
  bar.appendChild(text);
  bar.appendChild(button);
  // Else the browser scrolls by its height, so that what was at the top stays there and this is out of sight.
  document.body.style.overflowAnchor = 'none';
  document.body.insertBefore(bar, document.body.firstChild);
}
