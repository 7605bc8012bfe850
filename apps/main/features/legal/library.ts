import { withoutMarks } from './fill.ts';
import { parseFrontMatter, type FrontMatter } from './front-matter.ts';
import { textFiles } from './texts/index.ts';

export interface LegalText {
  path: string;
  meta: FrontMatter;
  /** Markdown with includes and template fields. */
  body: string;
}

/** Every legal text by its path. */
export const legalTexts: ReadonlyMap<string, LegalText> = new Map(
  Object.entries(textFiles).map(([path, file]) => [path, { path, ...parseFrontMatter(withoutMarks(file)) }]),
);

/** The texts of an app for a platform, one per variant: that of the platform, else the general one. */
export function textsBeside({ app, platform }: Pick<FrontMatter, 'app' | 'platform'>): LegalText[] {
  const own = [...legalTexts.values()].filter((text) => text.meta.app === app);
  const fit = (text: LegalText) => [platform, 'all'].indexOf(text.meta.platform);
  return own.filter(
    (text) =>
      fit(text) >= 0 &&
      !own.some(
        (other) => other.meta.variant === text.meta.variant && fit(other) >= 0 && fit(other) < fit(text),
      ),
  );
}

/** The editions of a text for other platforms. */
export const otherEditions = ({ path, meta }: LegalText): LegalText[] =>
  [...legalTexts.values()].filter(
    (other) => other.path !== path && other.meta.app === meta.app && other.meta.variant === meta.variant,
  );
