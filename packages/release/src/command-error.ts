/** Printed without a stack: what is wrong and what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  /** Of the process: 1 unless the failure has its own. */
  readonly exitCode: number;

  constructor(message: string, { exitCode = 1, ...options }: ErrorOptions & { exitCode?: number } = {}) {
    super(message, options);
    this.exitCode = exitCode;
  }
}
