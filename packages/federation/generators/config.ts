import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { BACKENDS, brandFacts, type BrandAnswers } from './brand-facts.ts';
import { pageFacts, withRoute, type PageAnswers } from './page-facts.ts';
import { registerBrand } from './register-brand.ts';
import { brandsIn, checkPaths, roomsIn } from './workspace.ts';

/** As much of plop, which `@turbo/gen` runs, as is used here: that package is the workspace's and not this room's. */
interface Plop {
  setGenerator(
    name: string,
    generator: { description: string; prompts: object[]; actions(answers: object): (object | PlopAction)[] },
  ): void;
}
/** Resolves with what is told of it. */
type PlopAction = () => string | Promise<string>;

/** The templates' own lines are not counted: the workspace's formatter sets them, as it sets all others. */
function format(root: string, ...paths: string[]): void {
  execFileSync(path.join(root, 'node_modules/.bin/prettier'), ['--write', '--log-level', 'warn', ...paths], {
    cwd: root,
    stdio: 'inherit',
  });
}

const input = (name: string, message: string) => ({ type: 'input', name, message });

/** The generators of `pnpm new`: a brand, and a page of a brand. */
export default function generators(plop: Plop): void {
  const root = process.cwd();
  const templates = path.join(root, 'packages/federation/generators/templates');

  plop.setGenerator('brand', {
    description: 'A brand of its own: a themed package list and a result page, with tests',
    prompts: [
      input('name', 'Its name, like autumn-fair:'),
      input('backend', `Whose packages it sells (${BACKENDS.join(', ')}), main unless said:`),
      input('colour', 'Its colour, like #7a3fd0:'),
      input('appName', 'What the app is called, in Chinese:'),
      input('title', 'The title of its package list, 开通会员 unless said:'),
    ],
    actions: (answers) => {
      // Into the answers, since an empty one of them would win over what is made of it.
      const facts = Object.assign(answers, brandFacts(answers as BrandAnswers, roomsIn(root)));
      const folder = path.join(root, 'apps', facts.name);
      return [
        async () => {
          await checkPaths(root, [facts.purchasePath, facts.resultRoute]);
          return 'its addresses are free';
        },
        {
          type: 'addMany',
          destination: folder,
          base: path.join(templates, 'brand'),
          templateFiles: path.join(templates, 'brand/**/*.hbs'),
          globOptions: { dot: true },
        },
        () => {
          registerBrand(root, facts.name);
          format(root, folder, 'e2e/turbo.json', 'apps/bench/turbo.json');
          return `now: pnpm install, pnpm dev ${facts.name}, pnpm check:brand ${facts.name}`;
        },
      ];
    },
  });

  plop.setGenerator('page', {
    description: 'A page of a brand, with its route and test',
    prompts: [
      input('brand', 'Of which brand:'),
      input('page', 'Its name, like gifts:'),
      input('title', 'Its title, in Chinese:'),
    ],
    actions: (answers) => {
      const { brand } = answers as PageAnswers;
      const pages = path.join(root, 'apps', brand, 'pages');
      const taken = fs.existsSync(pages) ? fs.readdirSync(pages) : [];
      const facts = Object.assign(answers, pageFacts(answers as PageAnswers, brandsIn(root), taken));
      const routes = path.join(root, 'apps', brand, 'routes.ts');
      return [
        async () => {
          await checkPaths(root, [facts.path]);
          return 'its address is free';
        },
        {
          type: 'addMany',
          destination: path.join(pages, facts.page),
          base: path.join(templates, 'page'),
          templateFiles: path.join(templates, 'page/**/*.hbs'),
        },
        () => {
          fs.writeFileSync(routes, withRoute(fs.readFileSync(routes, 'utf8'), facts));
          format(root, path.join(pages, facts.page), routes);
          return `now: pnpm dev ${brand}, ${facts.path}`;
        },
      ];
    },
  });
}
