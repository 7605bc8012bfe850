import { CommanderError } from 'commander';
import { missingBrand, program } from './cli/program.ts';
import './cli/change-commands.ts';
import './cli/read-commands.ts';
import './cli/site-commands.ts';
import { CommandError } from './command-error.ts';

/** A parser error with the usage of this command. */
function usageError({ code, message }: CommanderError): CommandError {
  if (code === 'commander.missingArgument') return missingBrand(program.args[0] ?? '');
  const text = message.replace(/^error: /, '');
  return new CommandError(`${text.charAt(0).toUpperCase()}${text.slice(1)}\nsee pnpm release --help`);
}

/** A full disk, a missing right or a lost connection is no fault of the command: its message is a sentence already. */
function withoutStack(error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  const isOfSystem = error instanceof Error && typeof code === 'string' && /^E[A-Z]+$/.test(code);
  return isOfSystem
    ? new CommandError(`${message}: what is live works as before; put it right, and run the command again`)
    : error;
}

try {
  await program.parseAsync();
} catch (error) {
  const shown =
    error instanceof CommanderError && error.exitCode !== 0 ? usageError(error) : withoutStack(error);
  if (shown instanceof CommandError) {
    console.error(shown.message);
    process.exitCode = shown.exitCode;
  } else if (!(shown instanceof CommanderError)) throw shown;
}
