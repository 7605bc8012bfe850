/**
 * Exit codes of `pnpm release`, beside 0. docs/commands.md
 */
export const EXIT = {
  /** Refused, or something is wrong. */
  refused: 1,
  /** The command line is no command. */
  usage: 2,
  /** A canary was taken back by its judgement. */
  takenBack: 3,
} as const;

/** Printed without a stack: what is wrong and what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  /** Of the process: 1 unless the failure has its own. */
  readonly exitCode: number;

  constructor(
    message: string,
    { exitCode = EXIT.refused, ...options }: ErrorOptions & { exitCode?: number } = {},
  ) {
    super(message, options);
    this.exitCode = exitCode;
  }
}

/** What was typed is no command of this program. */
export const usageError = (message: string): CommandError =>
  new CommandError(message, { exitCode: EXIT.usage });
