import path from 'node:path';
import { buildBundle } from './src/bundle/build-bundle.ts';

const inBaseline = (file: string) => path.join(import.meta.dirname, 'src/bundle-baseline', file);

await buildBundle('bundle');
// What is commonly chosen for such a page: the data router, and the http library from the start.
await buildBundle('bundle-baseline', {
  replaced: {
    'router/app.tsx': inBaseline('app.tsx'),
    'api/lazy-transport.ts': inBaseline('eager-transport.ts'),
  },
  hasDataRouter: true,
});
