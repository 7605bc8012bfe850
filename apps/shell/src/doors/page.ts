import type { BootData, PageData } from '@vip/release/page-data';

declare global {
  interface Window {
    __page: PageData;
    __boot: BootData;
  }
}

/** What the composed HTML says. The one place that reads it. */
export const pageData = (): PageData => window.__page;

/** What the inline script has started. */
export const bootData = (): BootData => window.__boot;
