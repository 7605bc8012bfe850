/** What was asked for cannot be made; the message says why and what to do. */
export class GeneratorRefusal extends Error {
  override readonly name = 'GeneratorRefusal';
}
