/** Who may import whom, inside packages and between them: the table of the architecture. `turbo boundaries` keeps the package level too. */
const only = (name, from, allowed, why) => ({
  name,
  severity: 'error',
  comment: why,
  from: { path: from, pathNot: '\\.test\\.|\\.test-support\\.|/test/|/test-support/|/testing/|build\\.ts$' },
  to: { path: '^(apps|packages|e2e)/', pathNot: allowed },
});

/** Every application but these four is a brand. */
const BRANDS = '^apps/(?!shell/|sandbox/|bench/|campaign/)([^/]+)/';

module.exports = {
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
      name: 'no-page-to-page',
      severity: 'error',
      from: { path: '^apps/([^/]+)/pages/([^/]+)/' },
      to: { path: '^apps/([^/]+)/pages/([^/]+)/', pathNot: '^apps/$1/pages/$2/' },
    },
    {
      name: 'no-react-below-the-page',
      severity: 'error',
      from: { path: '^packages/(api|bridge|checkout|release|federation)/' },
      to: { path: '(^|/)node_modules/(react|react-dom|jotai)/' },
    },
    {
      name: 'no-router-outside-the-shell',
      severity: 'error',
      from: { pathNot: '^apps/(shell|bench)/' },
      to: { path: '(^|/)node_modules/react-router' },
    },
    only('api', '^packages/api/', '^packages/api/', 'api touches ky and the schema library'),
    only(
      'release-format',
      '^packages/release-format/',
      '^packages/release-format/',
      'release-format touches nothing',
    ),
    only(
      'native-hosts',
      '^packages/native-hosts/',
      '^packages/native-hosts/',
      'native-hosts touches nothing',
    ),
    only('bridge', '^packages/bridge/', '^packages/bridge/', 'bridge touches nothing'),
    only(
      'checkout',
      '^packages/checkout/',
      '^packages/(checkout|api|bridge)/',
      'checkout touches types of api and bridge',
    ),
    only('host', '^packages/host/', '^packages/(host|api|bridge)/', 'host touches types of api and bridge'),
    only(
      'checkout-react',
      '^packages/checkout-react/',
      '^packages/(checkout-react|host|api|checkout|bridge)/',
      'checkout-react joins host, api and checkout',
    ),
    only(
      'checkout-ui',
      '^packages/checkout-ui/',
      '^packages/(checkout-ui|checkout-react|ui|host|api|checkout)/',
      'checkout-ui draws what checkout-react knows with the parts of ui',
    ),
    only('ui', '^packages/ui/', '^packages/ui/', 'ui touches React'),
    only(
      'brands',
      BRANDS,
      '^(apps/$1/|packages/(host|api|checkout|checkout-react|checkout-ui|ui)/)',
      'a brand touches host, api, checkout, checkout-react, checkout-ui and ui, and no other brand',
    ),
    only('shell', '^apps/shell/', '^(apps/shell|packages)/', 'the shell touches packages, never a brand'),
    only(
      'sandbox',
      '^apps/sandbox/',
      '^(apps/sandbox/|packages/api/src/(schema|wire)/|packages/(release-format|native-hosts)/)',
      'the sandbox shares the contract and the format of releases with what ships, and plays native apps',
    ),
    only(
      'federation',
      '^packages/federation/',
      '^packages/(federation|release-format)/',
      'federation touches node, webpack and the format of releases',
    ),
    only('dev-tools', '^packages/dev-tools/', '^packages/dev-tools/', 'dev-tools reads files, no source'),
    only(
      'release',
      '^packages/release/',
      '^packages/(release|release-format|federation)/',
      'release touches node, the format of releases and what federation built',
    ),
    only('e2e', '^e2e/', '^e2e/', 'e2e reads what a person could: no source of the product'),
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
