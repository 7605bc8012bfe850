import type { PreviewParts } from './preview.ts';

/** Loads the preview chunk for a preview link and for a page that is a preview. */
export function lazyPreview(parts: PreviewParts): { openLink(link: string): void; showBanner(): void } {
  const { page, report } = parts;
  const load = () => import(/* webpackChunkName: "preview" */ './preview.ts');
  const onError = (error: Error) => report(error, 'preview');
  return {
    openLink: (link) =>
      void load()
        .then((preview) => preview.openLink(parts, link))
        .catch(onError),
    showBanner() {
      if (page.override || page.why === 'pinned')
        load()
          .then((preview) => preview.showBanner(parts))
          .catch(onError);
    },
  };
}
