/**
 * First segments of paths that no brand may take: folders and files of a site, and what servers put beside it. `index`
 * and `404` are pages that a file server finds under other addresses.
 */
export const RESERVED: readonly string[] = [
  'r',
  'registry',
  'registry.json',
  'domain',
  'pages',
  'index',
  '404',
  'api',
  'workbench',
  'cashier',
  '__sandbox',
  '.well-known',
];

/** Whether a path lies in one of them. */
export const isReserved = (path: string): boolean => RESERVED.indexOf(path.split('/')[1] ?? '') >= 0;
