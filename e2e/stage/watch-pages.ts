import { expect, type BrowserContext } from '@playwright/test';

/** React says so when the markup of the release and the first render differ. */
const HYDRATION = /hydrat|Minified React error #(?:418|419|421|422|423|425)\b/i;

/** Nothing may be thrown in any page of a visit, and the markup must fit the first render. */
export function watchPages(context: BrowserContext): { check(): void; errors: readonly string[] } {
  const troubles: string[] = [];
  context.on('weberror', (error) => troubles.push(`thrown: ${error.error().stack ?? error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error' && HYDRATION.test(message.text())) troubles.push(message.text());
  });
  return { errors: troubles, check: () => expect(troubles, 'errors in the pages').toEqual([]) };
}
