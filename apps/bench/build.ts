import { buildBundle } from './src/bundle/build-bundle.ts';
import { home, purchasePages } from './src/subjects.ts';

for (const subject of [home, ...purchasePages]) await buildBundle(subject);
