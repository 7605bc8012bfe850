import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const restricted = (name, message) => ({ name, message });

/** Globals that brands and their packages may not use, with the replacement. */
const NO_BARE_GLOBALS = [
  restricted('localStorage', 'Use host.storage.local: it does not throw if a browser blocks storage.'),
  restricted('sessionStorage', 'Use host.storage.session: it does not throw if a browser blocks storage.'),
  restricted('location', 'Use useNavigation() of @vip/host.'),
  restricted('fetch', 'Use an endpoint of @vip/api through host.api.'),
];

const NO_WINDOW_GLOBALS = [
  {
    selector:
      "MemberExpression[object.name='window'][property.name=/^(location|localStorage|sessionStorage|fetch)$/]",
    message: 'A page reaches navigation, storage and backends through @vip/host.',
  },
  {
    selector: "MemberExpression[object.name='process'][property.name='env']",
    message: 'Run-time configuration comes through host.config.',
  },
];

/** Playwright's own ways to run code in a page. A web view of native code has an `evaluate` as well. */
const NO_PLAYWRIGHT_EVALUATION = [
  {
    selector:
      "CallExpression[callee.property.name=/^(evaluate|evaluateAll|evaluateHandle|[$]?[$]eval|waitForFunction)$/]:not([callee.object.name='webView'])",
    message: 'Use evaluate.ts: what Playwright evaluates may call eval under every policy.',
  },
  {
    selector: 'CallExpression[callee.property.name=/^(runFor|fastForward)$/]',
    message:
      'Use moveClock() of evaluate.ts: what the clock of Playwright runs may call eval under every policy.',
  },
];

export default tseslint.config(
  {
    ignores: ['**/dist/**', '**/node_modules/**', '.site/**', '.data/**', '**/.turbo/**'],
  },
  ...tseslint.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['error'] }],
      'no-empty': 'error',
      'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
      'object-shorthand': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/no-unused-expressions': ['error', { allowShortCircuit: true, allowTernary: true }],
    },
  },
  {
    files: ['**/*.tsx', 'packages/{checkout-react,checkout-ui,host,ui}/**/*.ts'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...jsxA11y.configs.recommended.rules,
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    // Brands (every application but these four) and their packages: no direct globals.
    files: ['apps/*/**/*.{ts,tsx}', 'packages/{api,checkout,host,checkout-ui,ui}/src/**/*.{ts,tsx}'],
    ignores: [
      'apps/{shell,sandbox,bench,campaign}/**',
      '**/*.test.*',
      '**/*.test-support.*',
      '**/build.ts',
      '**/test-support/**',
      '**/testing/**',
    ],
    rules: {
      'no-restricted-globals': ['error', ...NO_BARE_GLOBALS],
      'no-restricted-syntax': ['error', ...NO_WINDOW_GLOBALS],
    },
  },
  {
    // Which native scripts work depends on the page's policy.
    files: ['e2e/conformance/**/*.ts'],
    ignores: ['e2e/conformance/evaluate.ts'],
    rules: { 'no-restricted-syntax': ['error', ...NO_PLAYWRIGHT_EVALUATION] },
  },
  {
    // Commands and servers print to the console.
    files: [
      '**/cli.ts',
      '**/cli/*.ts',
      '**/serve.ts',
      '**/run.ts',
      '**/build.ts',
      '**/openapi/**',
      'packages/dev-tools/src/{check-brand,copy}.ts',
      '.workspace/**',
      'apps/{bench,campaign}/**',
      'e2e/**',
    ],
    rules: { 'no-console': 'off' },
  },
);
