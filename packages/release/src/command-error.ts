/** A refusal that is told to whoever ran the command: what is wrong and what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
