import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';

const version = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][\w-]{0,63}$/));
const manifest = v.pipe(v.string(), v.regex(/^sha256-[A-Za-z0-9+/]{43}=$/));
const serial = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const share = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10000));
const time = v.pipe(v.string(), v.isoTimestamp());
const semver = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/));

const VersionRef = v.object({ version, manifest });
const ReleaseRef = v.object({
  ...VersionRef.entries,
  contract: semver,
  routes: v.array(v.pipe(v.string(), v.regex(/^\//))),
  publishedAt: time,
});

/** The payload of a signed slice. The commands check it by `isSlice`; a test compares the two. */
export const SliceSchema = v.object({
  schema: v.literal(1),
  publisher: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  serial,
  issuedAt: time,
  expiresAt: time,
  live: ReleaseRef,
  canary: v.nullable(v.object({ share, salt: v.string(), release: ReleaseRef })),
  lastGood: v.nullable(ReleaseRef),
  before: v.array(VersionRef),
  history: v.array(
    v.object({
      serial,
      at: time,
      action: v.picklist(['publish', 'canary', 'promote', 'rollback']),
      share: v.optional(share),
      version,
    }),
  ),
});

const base64url = v.pipe(v.string(), v.regex(/^[\w-]+$/));

/** `registry.json` and, under `$defs`, a signed slice and its decoded payload: JSON Schema, draft-07. */
export function registrySchema(): Record<string, unknown> {
  const signed = v.object({ payload: base64url, protected: base64url, signature: base64url });
  const file = v.object({ schema: v.literal(1), slices: v.record(v.string(), signed) });
  // JSON Schema has no type for timestamps; the pattern covers them.
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
