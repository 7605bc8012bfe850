import { MAY_IMPORT } from './.workspace/imports.mjs';

const TESTS = '\\.test\\.|\\.test-support\\.|/test/|/test-support/|/testing/|build\\.ts$';

/** Every application but these four is a brand. */
const BRANDS = '^apps/(?!shell/|sandbox/|bench/|campaign/)([^/]+)/';

const FOLDERS = {
  brand: BRANDS,
  shell: '^apps/shell/',
  sandbox: '^apps/sandbox/(?!workbench/|native-check/)',
  workbench: '^apps/sandbox/workbench/',
  'native-check': '^apps/sandbox/native-check/',
  e2e: '^e2e/',
};

const folderOf = (name) => FOLDERS[name] ?? `^packages/${name}/`;

/** Folders of another package that the sandbox may import: what both sides of the wire share. */
const PARTS = {
  sandbox: { api: '^packages/api/src/(schema|wire)/' },
  workbench: { api: '^packages/api/src/schema/' },
};

const rules = Object.entries(MAY_IMPORT).map(([name, allowed]) => ({
  name: `${name}-imports`,
  severity: 'error',
  comment: `${name} may import ${allowed.join(', ') || 'no other package'}: .workspace/imports.mjs`,
  from: { path: folderOf(name), pathNot: TESTS },
  to: {
    path: '^(apps|packages|e2e)/',
    pathNot: [
      name === 'brand' ? '^apps/$1/' : folderOf(name),
      ...allowed.map((one) => PARTS[name]?.[one] ?? folderOf(one)),
    ],
  },
}));

export default {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-the-client-imports-ky',
      severity: 'error',
      from: { pathNot: '^packages/api/src/client/ky-transport\\.ts$' },
      to: { path: '(^|/)node_modules/ky/' },
    },
    {
      name: 'no-feature-to-feature',
      severity: 'error',
      from: { path: '^apps/([^/]+)/features/([^/]+)/' },
      to: { path: '^apps/([^/]+)/features/([^/]+)/', pathNot: '^apps/$1/features/$2/' },
    },
    {
      name: 'no-shared-to-feature',
      severity: 'error',
      from: { path: '^apps/([^/]+)/shared/' },
      to: { path: '^apps/([^/]+)/features/' },
    },
    {
      name: 'no-page-to-page',
      severity: 'error',
      from: { path: '^apps/([^/]+)/(features/(?!legal/)[^/]+)/([^/]+)/', pathNot: TESTS },
      to: { path: '^apps/$1/$2/[^/]+/', pathNot: '^apps/$1/$2/$3/' },
    },
    {
      name: 'no-react-below-the-page',
      severity: 'error',
      from: { path: '^packages/(api|bridge|checkout|release|federation)/' },
      to: { path: '(^|/)node_modules/(react|react-dom|jotai)/' },
    },
    {
      name: 'no-react-in-the-sandbox-but-in-its-pages',
      severity: 'error',
      from: { path: FOLDERS.sandbox },
      to: { path: '(^|/)node_modules/(react|react-dom|jotai)/' },
    },
    {
      name: 'no-router-outside-the-shell',
      severity: 'error',
      from: { pathNot: '^apps/(shell|bench)/' },
      to: { path: '(^|/)node_modules/react-router' },
    },
    ...rules,
    {
      name: 'no-package-imports-an-app',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'no-native-hosts-in-what-ships',
      severity: 'error',
      from: {
        path: '^(apps/(?!sandbox/|bench/|campaign/)|packages/(?!native-hosts/))',
        pathNot: '\\.test\\.|\\.test-support\\.|/test/',
      },
      to: { path: '^packages/native-hosts/' },
    },
    {
      name: 'no-foreign-backends-in-what-ships',
      severity: 'error',
      from: {
        path: '^(apps|packages/(?!foreign-backends/))',
        pathNot: '\\.test\\.|\\.test-support\\.|/test/',
      },
      to: { path: '^packages/foreign-backends/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.turbo|\\.site)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
