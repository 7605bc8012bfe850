import path from 'node:path';
import { buildFederation, buildMicroApp, buildQiankun } from './micro-front-ends.ts';
import { buildSingleSpa, buildTunedSingleSpa } from './single-spa.ts';
import { buildTunedVitePage, buildVitePage, renderSkeleton } from './vite-pages.ts';

/** `node build.ts FOLDER`: builds every peer into a folder of its name there. */
const [, , folder] = process.argv;
if (folder === undefined) throw new Error('the folder is missing');
// Otherwise React's and Vue's development builds would render the skeletons.
process.env['NODE_ENV'] = 'production';
const at = (name: string) => path.join(folder, name);
const skeletons = {
  vue: await renderSkeleton('vue', at('.skeleton-vue')),
  react: await renderSkeleton('react', at('.skeleton-react')),
};

await buildVitePage('vue', at('vue-vant'));
await buildTunedVitePage('vue', at('vue-vant-tuned'), skeletons.vue);
await buildVitePage('react', at('react'));
await buildTunedVitePage('react', at('react-tuned'), skeletons.react);
await buildSingleSpa(at('single-spa'));
await buildTunedSingleSpa(at('single-spa-tuned'), skeletons.react);
await buildQiankun(at('qiankun'));
await buildMicroApp(at('micro-app'));
await buildFederation(at('webpack-federation'));
