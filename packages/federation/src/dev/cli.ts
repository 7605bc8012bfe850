import path from 'node:path';
import { parseArgs } from 'node:util';
import { mirrorShell } from './mirror-shell.ts';
import { startNews } from './news-server.ts';
import { watchBrand } from './watch-brand.ts';

/*
 * The part of `pnpm dev` that builds: watches a brand and puts its pages into a site that something else serves.
 * Speaks one line of JSON for each build, for whoever started it.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: 'string', default: '' },
    folder: { type: 'string', default: '' },
    shell: { type: 'string' },
    host: { type: 'string', default: '127.0.0.1' },
  },
});
const dir = path.resolve(positionals[0] ?? '');
const { site, folder, shell, host } = values;
if (shell) console.log(JSON.stringify({ shell: await mirrorShell(shell, site) }));

const news = await startNews(host);
const watching = await watchBrand({
  dir,
  brand: path.basename(dir),
  site: path.resolve(site),
  folder: path.resolve(folder),
  port: news.port,
  onNews(each, routes) {
    news.tell(each);
    console.log(JSON.stringify({ ...each, routes: routes.map((route) => route.path) }));
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    news.close();
    void watching.stop();
  });
