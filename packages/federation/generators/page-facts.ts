import { checkName, checkWords, pascal, plain } from './names.ts';
import { GeneratorRefusal } from './refusal.ts';

/** What is asked of whoever makes a page; '' for what they leave to us. */
export interface PageAnswers {
  brand: string;
  page: string;
  /** What the browser's tab says, Chinese. */
  title: string;
}

/** What the templates of a page are filled with. */
export interface PageFacts extends PageAnswers {
  path: string;
  /** `show-gifts-page` */
  file: string;
  /** `ShowGiftsPage` */
  component: string;
}

/** Throws `GeneratorRefusal` where an answer cannot be used. `pages`: what the brand has already. */
export function pageFacts(
  { brand, page, title: said }: PageAnswers,
  brands: readonly string[],
  pages: readonly string[],
): PageFacts {
  if (!brands.includes(brand))
    throw new GeneratorRefusal(`there is no brand ${JSON.stringify(brand)}: choose ${brands.join(', ')}`);
  checkName('page', page, pages);
  const title = said || '会员';
  checkWords('title', title);
  const file = `show-${page}-page`;
  return { brand, page, title, path: `/${plain(brand)}${plain(page)}`, file, component: pascal(file) };
}

/**
 * A brand's `routes.ts` with one more route at the end of its list.
 * Throws `GeneratorRefusal` where the list does not end as the formatter leaves it.
 */
export function withRoute(source: string, { path, title, page }: PageFacts): string {
  const end = source.lastIndexOf('\n];\n');
  const route = `  {\n    path: '${path}',\n    title: '${title}',\n    page: './${page}',\n    session: 'none',\n  },`;
  if (end < 0 || !source.includes('RouteDeclaration[] = ['))
    throw new GeneratorRefusal(`routes.ts has no list of routes at its end; put this into it:\n${route}`);
  return `${source.slice(0, end)}\n${route}${source.slice(end)}`;
}
