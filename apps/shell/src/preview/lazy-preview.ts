import type { PreviewParts } from './preview.ts';

/** Loads the preview chunk for a preview link and for a page that is a preview. */
export function lazyPreview(parts: PreviewParts): { openLink(link: string): void; showBanner(): void } {
  const { window, page, session, report } = parts;
  const load = () => import(/* webpackChunkName: "preview" */ './preview.ts');
  const onError = (error: Error) => report(error, 'preview');
  return {
    openLink: (link) =>
      void load()
        .then((preview) => preview.openLink(parts, link))
        .catch(onError),
    showBanner() {
      if (page.override)
        load()
          .then((preview) => preview.showBanner(window, page, session))
          .catch(onError);
    },
  };
}
