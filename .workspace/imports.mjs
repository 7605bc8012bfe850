/**
 * Which packages the product source of a package may import. The rules of `.dependency-cruiser.mjs` are made of it, the
 * tags of `turbo.json` are compared with it. `brand`: every application but shell, sandbox, bench and campaign.
 */
export const MAY_IMPORT = {
  api: [],
  bridge: [],
  'native-hosts': [],
  'foreign-backends': [],
  ui: [],
  'release-format': [],
  'early-render': [],
  host: ['api', 'bridge'],
  checkout: ['api', 'bridge'],
  'checkout-react': ['checkout', 'host', 'api'],
  'checkout-ui': ['checkout-react', 'checkout', 'host', 'api', 'ui'],
  brand: ['checkout-ui', 'checkout-react', 'checkout', 'host', 'api', 'ui'],
  shell: [
    'host',
    'api',
    'bridge',
    'early-render',
    'release-format',
    'checkout',
    'checkout-react',
    'checkout-ui',
    'ui',
  ],
  sandbox: ['api', 'native-hosts', 'release-format'],
  workbench: ['sandbox', 'api', 'native-hosts', 'ui'],
  // The product's own bridge: a page that spoke the protocols itself would prove nothing about the product.
  'native-check': ['bridge', 'ui', 'workbench'],
  federation: ['release-format'],
  'backend-check': ['api', 'release-format'],
  'dev-tools': ['federation', 'release-format'],
  release: ['dev-tools', 'federation', 'release-format'],
  e2e: ['dev-tools', 'foreign-backends'],
};

/** Parts of a package with a row of their own: the package they are in. turbo knows packages only, so it has no tag for them. */
export const PART_OF = { workbench: 'sandbox', 'native-check': 'sandbox' };

/** What tests and build scripts import besides. */
const TESTS_MAY_IMPORT = {
  'backend-check': ['foreign-backends'],
  bridge: ['native-hosts'],
  brand: ['federation'],
  sandbox: ['backend-check'],
  shell: ['federation', 'native-hosts'],
};

/** `turbo boundaries` looks at everything that a package depends on, however far away. */
export function tagsOf(name) {
  const found = new Set();
  const add = (one) => {
    for (const next of [...MAY_IMPORT[one], ...(TESTS_MAY_IMPORT[one] ?? [])]) {
      if (found.has(next)) continue;
      found.add(next);
      add(next);
    }
  };
  add(name);
  for (const [part, whole] of Object.entries(PART_OF)) if (whole === name) add(part);
  for (const part of Object.keys(PART_OF)) found.delete(part);
  found.delete(name);
  return [...found].sort();
}

/** What differs between the tags of `turbo.json` and the table, a line each. */
export function compareTags(tags) {
  const names = new Set([...Object.keys(MAY_IMPORT), ...Object.keys(tags)]);
  return [...names]
    .filter((name) => !PART_OF[name])
    .flatMap((name) => {
      if (!MAY_IMPORT[name]) return [`turbo.json: the tag ${name} is not in the table`];
      const wanted = JSON.stringify(tagsOf(name));
      const actual = JSON.stringify([...(tags[name]?.dependencies.allow ?? ['(missing)'])].sort());
      return wanted === actual ? [] : [`turbo.json: ${name} allows ${actual}, the table ${wanted}`];
    });
}
