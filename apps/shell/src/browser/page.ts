import type { BootData, PageData, RunningRelease } from '@vip/release-format';

declare global {
  interface Window {
    __page: PageData;
    __boot: BootData;
    /** For operators: what runs here, and why. */
    __release: RunningRelease;
  }
}

/** What the composed HTML says, and what its boot script chose. The one place that reads it. */
export const pageData = (): PageData => window.__page;

/** What the inline script has started. */
export const bootData = (): BootData => window.__boot;
