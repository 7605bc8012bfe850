import type { BrowserContext, FrameLocator, Page } from '@playwright/test';

/**
 * Opens a page of the site in a frame, as the workbench does, where the played app reports its bridge traffic.
 * `traffic` returns it as `direction kind name`.
 */
export async function openFramed(where: {
  context: BrowserContext;
  page: Page;
  site: string;
  environment: string;
  path: string;
}): Promise<{ frame: FrameLocator; traffic(): Promise<string[]> }> {
  const { context, page, site, environment, path } = where;
  const traffic: string[] = [];
  const { hostname } = new URL(site);
  await context.addCookies([{ name: 'sandbox_env', value: environment, domain: hostname, path: '/' }]);
  await page.exposeFunction('reportTraffic', (entry: string) => void traffic.push(entry));
  const around = `${site}/around-the-frame`;
  await page.route(around, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><title>frame</title><script>
        addEventListener('message', ({ data }) => {
          if (data.type === 'sandbox-bridge') reportTraffic([data.entry.direction, data.entry.kind, data.entry.name].join(' '));
        });
      </script><iframe title="phone" src="${path}" style="width:100%;height:90vh;border:0"></iframe>`,
    }),
  );
  await page.goto(around);
  return { frame: page.frameLocator('iframe[title="phone"]'), traffic: async () => [...traffic] };
}
