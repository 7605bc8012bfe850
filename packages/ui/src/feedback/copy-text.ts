/** The way of old web views: copies from a field that nobody sees. True where it worked. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position:fixed;top:0;left:0;opacity:0;font-size:16px';
  // Inside an open popup the focus may not leave it.
  const place = document.activeElement?.closest('[role="dialog"]') ?? document.body;
  place.appendChild(field);
  const before = document.activeElement;
  field.select();
  field.setSelectionRange(0, text.length);
  let isCopied: boolean;
  try {
    isCopied = document.execCommand('copy');
  } catch {
    // Engines without the command throw instead of answering false.
    isCopied = false;
  }
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return isCopied;
}

/** Puts a text on the clipboard. False where this web view allows neither way. Never rejects. */
export async function copyText(text: string): Promise<boolean> {
  // Missing on http pages and before Chrome 66 / iOS 13.4.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) return copyBySelection(text);
  return clipboard.writeText(text).then(
    () => true,
    () => copyBySelection(text),
  );
}
