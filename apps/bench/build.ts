import path from 'node:path';
import { buildBundle } from './src/bundle/build-bundle.ts';

const ordinary = (file: string) => path.join(import.meta.dirname, 'src/ordinary', file);

await buildBundle('bundle');
// What is commonly chosen for such a page: the data router, and the http library from the start.
await buildBundle('bundle-ordinary', {
  replaced: {
    'router/app.tsx': ordinary('app.tsx'),
    'api/lazy-transport.ts': ordinary('eager-transport.ts'),
  },
  hasDataRouter: true,
});
