import * as v from 'valibot';

/**
 * The body of every answer that is not 2xx. `fields` names are as on the wire. The client reads whatever it can of another
 * body.
 */
export const ErrorBody = v.object({
  code: v.string(),
  message: v.string(),
  fields: v.optional(v.record(v.string(), v.string())),
});
export type ErrorBody = v.InferOutput<typeof ErrorBody>;
