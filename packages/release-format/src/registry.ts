import type { RemoteBuild, ShellBuild } from './build.ts';
import type { Folders } from './page-data.ts';

/** A reference to a release: by the hash of its manifest, which has the hash of every file. */
export interface VersionRef {
  version: string;
  /** Integrity of `r/<publisher>/<version>/release.json`. */
  manifest: string;
}

/** A reference to a release that runs or may run at any time. */
export interface ReleaseRef extends VersionRef {
  /** The shell contract that it needs (for the shell: provides): a remote runs if `^contract` is satisfied. */
  contract: string;
  /** The paths of its routes; empty for the shell. */
  routes: string[];
  /** ISO: when it was first uploaded. */
  publishedAt: string;
}

/** The command of a change. */
export type SliceAction = 'publish' | 'canary' | 'promote' | 'rollback';

/** One publisher's part of the registry: the signed payload. */
export interface Slice {
  /** 1 */
  schema: number;
  /** A brand, or `shell`. */
  publisher: string;
  /** Grows with every change, including rollbacks. */
  serial: number;
  /** ISO. After `expiresAt` no page applies it any more; running releases continue. */
  issuedAt: string;
  expiresAt: string;
  live: ReleaseRef;
  /** `share` in basis points. The salt stays while the share widens. The shell has none. */
  canary: { share: number; salt: string; release: ReleaseRef } | null;
  /** The previous live release: the fallback if the live one fails. */
  lastGood: ReleaseRef | null;
  /** Releases before the last good one, newest first: targets of further rollbacks. */
  before: VersionRef[];
  /** Newest first. `version`: of the changed release. */
  history: { serial: number; at: string; action: SliceAction; share?: number; version: string }[];
  /** Preview links that no page opens any more. `until`: ISO, when the link expires at the latest. */
  revoked?: { link: string; until: string }[];
}

/** A slice with its signature: JWS in flattened JSON (RFC 7515, 7.2.2), ES256, `kid` in the protected header. */
export interface SignedSlice {
  payload: string;
  protected: string;
  signature: string;
}

/** `registry.json`. A page reads only its own brand's slice: `registry/<brand>.json`, a `SignedSlice`. */
export interface RegistryFile {
  schema: number;
  slices: Record<string, SignedSlice>;
}

/** What the manifests of brands and of the shell have in common. */
interface Manifest {
  version: string;
  /** ISO: when it was first uploaded. */
  publishedAt: string;
  /** `sha256-…` by file name: all files, of a brand including `markup.json`. */
  integrity: Record<string, string>;
  /** Where the files are that an earlier release has published: `folderOf`. Left out by older releases. */
  folders?: Folders;
}

/** `release.json` of a brand's release: everything besides the files that composing and loading need. */
export interface ReleaseManifest extends Manifest, Omit<RemoteBuild, 'brand' | 'entry'> {
  publisher: string;
  entry: string;
}

/** `release.json` of the shell. */
export interface ShellManifest extends Manifest, Omit<ShellBuild, 'mode'> {
  publisher: 'shell';
}
