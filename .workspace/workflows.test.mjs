import { expect, test } from 'vitest';
import { violationsOf } from './workflows.mjs';

const CHECKOUT = 'actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2';
const workflow = (job) => `on: push
jobs:
  build:
    runs-on: ubuntu-24.04
    strategy:
      matrix:
        shard: [1, 2]
${job}`;
const GOOD = workflow(`    steps:
      - uses: ${CHECKOUT}
      - run: echo \${{ matrix.shard }}
`);
const violations = (text) => violationsOf('.github/workflows/some.yml', text).join('\n');

test('a workflow without a mistake has no violation', () => expect(violations(GOOD)).toBe(''));

test.each([
  ['a key that the schema does not have', GOOD.replace('run: echo', 'runs: echo'), /'runs' is not allowed/],
  [
    'an expression that names nothing',
    GOOD.replace('matrix.shard', 'matrix.shards'),
    /"shards" is not defined/,
  ],
  ['a job that waits for none', GOOD.replace('    strategy', '    needs: lint\n    strategy'), /"lint"/],
  ['an action by its tag', GOOD.replace(/@\w+ # v4.2.2/, '@v4'), /actions\/checkout@v4 is not pinned/],
])('%s is refused', (_, text, message) => expect(violations(text)).toMatch(message));

test('a composite action is checked by its own schema', () => {
  const text = 'name: x\ndescription: x\nruns:\n  using: composite\n  steps:\n    - run: echo\n';
  expect(violationsOf('.github/actions/x/action.yml', text).join('\n')).toMatch(/shell/);
});
