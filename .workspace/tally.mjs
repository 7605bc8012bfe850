const plain = (output) => output.replace(/\u001b\[[0-9;]*m/g, '');

/**
 * Adds up what the runners of a turbo run print at their end. A vitest suite says `Tests  1 failed | 12 passed (13)`,
 * Playwright `12 passed (1.2m)` and `1 failed`, each behind a prefix of its package. What passed at a second try, which a
 * suite has to allow, is `flaky` to Playwright, and passed here as in its exit code.
 */
export function tally(output) {
  const lines = plain(output).split('\n');
  let passed = 0;
  let failed = 0;
  for (const line of lines) {
    const vitest = /\bTests\s+(?:(\d+) failed)?(?: \| )?(?:(\d+) passed)?/.exec(line);
    const summary = /^\s*(?:\S+: )?\s*(\d+) (passed|failed|flaky|did not run)\b/.exec(line);
    if (vitest && (vitest[1] || vitest[2])) {
      failed += Number(vitest[1] ?? 0);
      passed += Number(vitest[2] ?? 0);
    } else if (summary?.[2] === 'passed' || summary?.[2] === 'flaky') passed += Number(summary[1]);
    else if (summary) failed += Number(summary[1]);
  }
  return { passed, failed };
}

/** The kinds of task that failed, by turbo's last lines: `Failed:    @vip/ui#lint, //#format` is lint and format. */
export function failedTasks(output) {
  const [, list = ''] = /^\s*Failed:\s+(.+)$/m.exec(plain(output)) ?? [];
  return [...new Set(list.match(/[^#,\s]+(?=,|$)/g))];
}
