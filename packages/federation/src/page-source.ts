import fs from 'node:fs';

/**
 * The source of a page, relative to its brand's folder. `./pay` of the routes is the folder `pay` in `features`, or in
 * one of the features.
 */
export function pageSource(brand: string, page: string): string {
  const [found, ...more] = fs.globSync(`features{,/*}//${page.slice(2)}/index.tsx`, {
    cwd: brand,
  });
  if (!found || more.length > 0)
    throw new Error(`${page} of the routes has to be one folder of a feature in ${brand}`);
  return `./${found}`;
}
