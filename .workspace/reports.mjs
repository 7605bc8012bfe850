import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * The result of a part of `npm test`. `failures` has a title and a text for each failed test or check.
 * @typedef {{ passed: number, failures: { title: string, text: string }[] }} Result
 */

/** Most failures that are printed at the end, and most lines of each: the log has the rest. */
const MOST = 12;
const LINES = 24;

const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));

/**
 * vitest's JSON report. A file that could not be imported has no tests and counts as one failure.
 * @returns {Result}
 */
export function readVitest(file, root) {
  const results = readJson(file).testResults;
  const tests = results.flatMap(({ assertionResults }) => assertionResults);
  const failures = results.flatMap(({ name, message, status, assertionResults }) => {
    const at = path.relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [{ title: at, text: message }] : [];
    return failed.map(({ fullName, failureMessages }) => ({
      title: `${at} › ${fullName}`,
      text: failureMessages.join('\n'),
    }));
  });
  return { passed: tests.filter(({ status }) => status === 'passed').length, failures };
}

/**
 * Playwright's JSON report. A test that passed at a second try (`flaky`) has passed, as in Playwright's exit code; a
 * selected test that did not run has failed.
 * @returns {Result}
 */
export function readPlaywright(file) {
  const { suites, errors } = readJson(file);
  const specsOf = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
  const tests = suites
    .flatMap(specsOf)
    .flatMap((spec) => spec.tests.map((test) => ({ ...test, title: `${spec.file} › ${spec.title}` })));
  const isMissed = ({ status, expectedStatus, results }) =>
    status === 'skipped' && expectedStatus !== 'skipped' && results.every((one) => one.status === 'skipped');
  const failed = tests.filter((test) => test.status === 'unexpected' || isMissed(test));
  return {
    passed: tests.filter(({ status }) => status === 'expected' || status === 'flaky').length,
    failures: [
      ...errors.map(({ message }) => ({ title: 'Playwright', text: message })),
      ...failed.map(({ title, projectName, results }) => ({
        title: `[${projectName}] ${title}`,
        text: results.flatMap((one) => one.errors.map(({ message }) => message)).join('\n') || 'did not run',
      })),
    ],
  };
}

/** The report of a turbo run that was started with `--summarize`. */
export function readTurbo(folder) {
  const [newest] = fs
    .readdirSync(folder)
    .map((name) => path.join(folder, name))
    .sort((one, other) => fs.statSync(other).mtimeMs - fs.statSync(one).mtimeMs);
  return readJson(newest).tasks;
}

/**
 * The checks of a turbo run: a kind of task (`lint` of all packages) passes or fails as one. `unit:report` has a report
 * of its own.
 * @returns {Result}
 */
export function checksOf(tasks, root) {
  const run = tasks.filter(({ task, execution }) => execution && task !== 'unit:report');
  const kinds = [...new Set(run.map(({ task }) => task))];
  const failures = kinds.flatMap((kind) => {
    const broken = run.filter(({ task, execution }) => task === kind && execution.exitCode !== 0);
    if (broken.length === 0) return [];
    return [
      {
        title: broken.map(({ taskId }) => taskId).join(', '),
        text: broken.map(({ logFile }) => lastLines(path.join(root, logFile))).join('\n'),
      },
    ];
  });
  return { passed: kinds.length - failures.length, failures };
}

const lastLines = (file) =>
  fs.existsSync(file)
    ? fs.readFileSync(file, 'utf8').trimEnd().split('\n').slice(-LINES).join('\n')
    : `no log at ${file}`;

/** The failures for the end of a long log. */
export function failureText(failures) {
  const shown = failures.slice(0, MOST).map(({ title, text }) => {
    const lines = stripVTControlCharacters(text).split('\n').slice(0, LINES);
    return [`✗ ${title}`, ...lines.map((line) => `  ${line}`)].join('\n');
  });
  const rest = failures.length - MOST;
  return [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join('\n\n');
}
