import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { liveRoutes } from '../route-table/live-routes.ts';
import { brandsIn, packagesIn } from '../brands.ts';
import { BACKENDS, brandData, type BrandAnswers } from './brand-data.ts';
import { GeneratorRefusal } from './names.ts';
import { pageData, withRoute, type PageAnswers } from './page-data.ts';
import { registerBrand } from './register-brand.ts';

/** The part of plop that is used here. `@turbo/gen`, which runs it, is a dependency of the workspace, not of this package. */
interface Plop {
  setGenerator(
    name: string,
    generator: { description: string; prompts: object[]; actions(answers: object): (object | PlopAction)[] },
  ): void;
}
/** Resolves with the message that is printed. */
type PlopAction = () => string | Promise<string>;

function format(root: string, ...paths: string[]): void {
  execFileSync(path.join(root, 'node_modules/.bin/prettier'), ['--write', '--log-level', 'warn', ...paths], {
    cwd: root,
    stdio: 'inherit',
  });
}

/** Throws `GeneratorRefusal` if a brand has a route with the same first segment: HTML files are laid out by it. */
export async function checkPathsAreFree(root: string, paths: readonly string[]): Promise<void> {
  const first = (route: string) => route.split('/')[1] ?? '';
  const routes = await liveRoutes(root);
  for (const wanted of paths) {
    const owner = routes.find(({ pattern }) => first(pattern) === first(wanted));
    if (owner) throw new GeneratorRefusal(`${wanted} is taken by ${owner.pattern} of ${owner.brand}`);
  }
}

const input = (name: string, message: string) => ({ type: 'input', name, message });

/**
 * The generators of `pnpm new`: a brand, and a page of a brand. `gen` bundles this module, so that it and its imports
 * cannot use `import.meta`.
 */
export default function generators(plop: Plop): void {
  const root = process.cwd();
  const templates = path.join(root, 'packages/dev-tools/src/generators/templates');

  plop.setGenerator('brand', {
    description: 'A brand: a themed purchase page and a result page, with tests',
    prompts: [
      input('name', 'Name, like autumn-fair:'),
      input('backend', `Backend whose packages it sells (${BACKENDS.join(', ')}), default main:`),
      input('colour', 'Colour, like #7a3fd0:'),
      input('appName', 'Name of the app, in Chinese:'),
      input('title', 'Title of the purchase page, default 开通会员:'),
    ],
    actions: (answers) => {
      // Plop merges answers over data: an empty answer would override the default.
      const data = Object.assign(answers, brandData(answers as BrandAnswers, packagesIn(root)));
      const folder = path.join(root, 'apps', data.name);
      return [
        async () => {
          await checkPathsAreFree(root, [data.purchasePath, data.resultRoute]);
          return 'its paths are free';
        },
        {
          type: 'addMany',
          destination: folder,
          base: path.join(templates, 'brand'),
          templateFiles: path.join(templates, 'brand/**/*.hbs'),
          globOptions: { dot: true },
        },
        () => {
          registerBrand(root, data.name);
          format(root, folder, 'e2e/turbo.json', 'apps/bench/turbo.json');
          return `now: pnpm install, pnpm dev ${data.name}, pnpm check:brand ${data.name}`;
        },
      ];
    },
  });

  plop.setGenerator('page', {
    description: 'A page of a brand, with its route and test',
    prompts: [
      input('brand', 'Brand:'),
      input('page', 'Name, like gifts:'),
      input('title', 'Title, in Chinese:'),
    ],
    actions: (answers) => {
      const { brand } = answers as PageAnswers;
      const features = path.join(root, 'apps', brand, 'features');
      const taken = fs.globSync(['*', '*/*'], { cwd: features }).map((name) => path.basename(name));
      const data = Object.assign(answers, pageData(answers as PageAnswers, brandsIn(root), taken));
      const routes = path.join(root, 'apps', brand, 'routes.ts');
      return [
        async () => {
          await checkPathsAreFree(root, [data.path]);
          return 'its path is free';
        },
        {
          type: 'addMany',
          destination: path.join(features, data.page),
          base: path.join(templates, 'page'),
          templateFiles: path.join(templates, 'page/**/*.hbs'),
        },
        () => {
          fs.writeFileSync(routes, withRoute(fs.readFileSync(routes, 'utf8'), data));
          format(root, path.join(features, data.page), routes);
          return `now: pnpm dev ${brand}, ${data.path}`;
        },
      ];
    },
  });
}
