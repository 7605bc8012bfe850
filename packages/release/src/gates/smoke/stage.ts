import path from 'node:path';
import type { BrowserContext, Request, Route } from 'playwright-core';
import type { SmokeSite } from './site.ts';

/** An origin that exists nowhere: whatever is asked for is answered here, or not at all. */
export const ORIGIN = 'https://smoke.invalid';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/**
 * Lets a browser see one document and the site's files. Backends of the page's own origin answer 503, all others not at
 * all. `tell` hears of scripts and style sheets that are not there.
 */
export async function setStage(
  context: BrowserContext,
  stage: { site: SmokeSite; document: { path: string; html: string }; tell(trouble: string): void },
): Promise<void> {
  const { site, document, tell } = stage;
  await context.route('**/*', async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    if (origin !== ORIGIN) return route.abort('connectionrefused');
    if (route.request().isNavigationRequest())
      // Wherever else the page goes: it stays where it is.
      return pathname === document.path
        ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: document.html })
        : route.fulfill({ status: 204 });
    const body = await site.file(pathname);
    if (body)
      return route.fulfill({
        contentType: TYPES[path.extname(pathname)] ?? 'application/octet-stream',
        body,
      });
    return refuse(route, pathname, tell);
  });
}

const isCode = (request: Request) => ['script', 'stylesheet'].includes(request.resourceType());

function refuse(route: Route, pathname: string, tell: (trouble: string) => void): Promise<void> {
  if (!isCode(route.request())) return route.fulfill({ status: 503 });
  tell(`asks for ${pathname}, which is not there`);
  return route.fulfill({ status: 404 });
}
