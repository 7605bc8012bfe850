import { createHash } from 'node:crypto';
import path from 'node:path';

/**
 * A class name: a short hash of the file, then the name. A hash per file compresses better than one per class. Derived
 * from the brand's folder and the file's path only, so that a page and its prerendered markup have the same names. Of two
 * brands in one document neither has styles for the other, also where both have the same shared file.
 */
export function className(
  context: { resourcePath: string; rootContext: string },
  _template: string,
  name: string,
): string {
  const { rootContext, resourcePath } = context;
  const file = [path.basename(rootContext), ...path.relative(rootContext, resourcePath).split(path.sep)].join(
    '/',
  );
  const hash = createHash('sha256')
    .update(file)
    .digest('base64url')
    .replace(/[^a-zA-Z]/g, '')
    .slice(0, 4);
  return `${hash}_${name}`;
}
