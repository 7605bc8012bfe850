import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { SliceSchema } from './slice-schema.ts';

const base64url = v.pipe(v.string(), v.regex(/^[\w-]+$/));

/** `registry.json` and, under `$defs`, a signed slice and its decoded payload: JSON Schema, draft-07. */
export function registrySchema(): Record<string, unknown> {
  const signed = v.object({ payload: base64url, protected: base64url, signature: base64url });
  const file = v.object({ schema: v.literal(1), slices: v.record(v.string(), signed) });
  // A JSON Schema knows no type for a time; its pattern is the format's own.
  const options = { errorMode: 'ignore' } as const;
  return {
    title: 'registry.json: what is live, in signed slices',
    ...toJsonSchema(file, options),
    $defs: {
      signedSlice: {
        title: 'registry/<publisher>.json: JWS in flattened JSON, ES256',
        ...toJsonSchema(signed, options),
      },
      slice: { title: 'the payload of a slice, decoded', ...toJsonSchema(SliceSchema, options) },
    },
  };
}
