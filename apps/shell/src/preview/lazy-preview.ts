import type { PreviewParts } from './preview-parts.ts';

/** The door to previews: a link that was opened, and the line above a page that is one. */
export function lazyPreview(parts: PreviewParts): { openLink(link: string): void; showBanner(): void } {
  const { window, page, session, report } = parts;
  const load = () => import(/* webpackChunkName: "preview" */ './preview.ts');
  const lost = (error: Error) => report(error, 'preview');
  return {
    openLink: (link) =>
      void load()
        .then((preview) => preview.openLink(parts, link))
        .catch(lost),
    showBanner() {
      if (page.override)
        load()
          .then((preview) => preview.showBanner(window, page, session))
          .catch(lost);
    },
  };
}
