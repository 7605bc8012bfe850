import { buildBundle } from './src/bundle/build-bundle.ts';

await buildBundle();
