import * as v from 'valibot';
import type { Slice } from './slice.ts';

const version = v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/));
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

/** The payload of a signed slice. `registry.schema.json` is made of it. */
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

/** Throws `ValiError` on anything that is no slice. */
export const parseSlice = (value: unknown): Slice => v.parse(SliceSchema, value) as Slice;
