import { CommanderError } from 'commander';
import { missingBrand, printReport, program } from './cli/program.ts';
import './cli/change-commands.ts';
import './cli/read-commands.ts';
import './cli/site-commands.ts';
import { CommandError, usageError } from './command-error.ts';
import { systemFailure } from './system-failure.ts';

/** A parser error with the usage of this command. */
function parserError({ code, message }: CommanderError): CommandError {
  if (code === 'commander.missingArgument') return missingBrand(program.args[0] ?? '');
  const text = message.replace(/^error: /, '');
  return usageError(`${text.charAt(0).toUpperCase()}${text.slice(1)}\nsee pnpm release --help`);
}

/** What to print; null for the help, which the parser ends with an error. Throws what is a defect. */
function failureOf(error: unknown): CommandError | null {
  if (error instanceof CommanderError) return error.exitCode === 0 ? null : parserError(error);
  const failure = systemFailure(error);
  if (!(failure instanceof CommandError)) throw failure;
  return failure;
}

/** Read from what was typed: a command line that cannot be parsed has no options. */
const isForPrograms = process.argv.includes('--json');

try {
  await program.parseAsync();
  if (isForPrograms) printReport(null);
} catch (error) {
  const failure = failureOf(error);
  if (failure) {
    console.error(failure.message);
    if (isForPrograms) printReport(failure);
    process.exitCode = failure.exitCode;
  }
}
