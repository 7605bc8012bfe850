import { checkName, checkText, GeneratorRefusal, pascal, plain } from './names.ts';

/** Answers to the generator's prompts; '' takes the default. */
export interface PageAnswers {
  brand: string;
  page: string;
  /** Chinese. */
  title: string;
}

/** Template data of a page. */
export interface PageData extends PageAnswers {
  path: string;
  /** `ShowGiftsPage` */
  component: string;
}

/** Throws `GeneratorRefusal` if an answer cannot be used. `pages`: names of the brand's features and pages. */
export function pageData(
  { brand, page, title: answer }: PageAnswers,
  brands: readonly string[],
  pages: readonly string[],
): PageData {
  if (!brands.includes(brand))
    throw new GeneratorRefusal(`there is no brand ${JSON.stringify(brand)}: choose ${brands.join(', ')}`);
  checkName('page', page, pages);
  const title = answer || '会员';
  checkText('title', title);
  return {
    brand,
    page,
    title,
    path: `/${plain(brand)}${plain(page)}`,
    component: pascal(`show-${page}-page`),
  };
}

/**
 * A brand's `routes.ts` with one more route at the end of its list.
 * Throws `GeneratorRefusal` if the source has no list in the form that the formatter produces.
 */
export function withRoute(source: string, { path, title, page }: PageData): string {
  const end = source.lastIndexOf('\n];\n');
  const route = `  {\n    path: '${path}',\n    title: '${title}',\n    page: './${page}',\n    session: 'none',\n  },`;
  if (end < 0 || !source.includes('RouteDeclaration[] = ['))
    throw new GeneratorRefusal(`routes.ts does not end with a list of routes; add this to it:\n${route}`);
  return `${source.slice(0, end)}\n${route}${source.slice(end)}`;
}
