import { putBar } from './bar.ts';

/** Says above the page what became of a preview link; the page goes on. */
export const showNotice = (document: Document, text: string): void =>
  putBar(document, {
    role: 'alert',
    label: '预览',
    text,
    action: '知道了',
    run: (bar) => bar.parentNode?.removeChild(bar),
  });
