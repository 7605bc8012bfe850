import type { RouteData } from './build.ts';

/** A release as a slice names it: its manifest, held by its hash, has the hash of every file. */
export interface VersionRef {
  version: string;
  /** Integrity of `r/<publisher>/<version>/release.json`. */
  manifest: string;
}

/** A release that runs or may run at once. */
export interface ReleaseRef extends VersionRef {
  /** The shell contract that it needs (or, of the shell, that it gives): a remote runs where `^contract` holds. */
  contract: string;
  /** The paths of its routes; none of the shell. */
  routes: string[];
  /** ISO: when it was first uploaded. */
  publishedAt: string;
}

/** What was done, by which command. */
export type SliceAction = 'publish' | 'canary' | 'promote' | 'rollback';

/** One publisher's part of the registry: the payload that is signed. */
export interface Slice {
  /** 1 */
  schema: number;
  /** A brand, or `shell`. */
  publisher: string;
  /** Grows with every change, a rollback too. */
  serial: number;
  /** ISO. After `expiresAt` no page adopts it any more; what runs goes on. */
  issuedAt: string;
  expiresAt: string;
  live: ReleaseRef;
  /** `share` in basis points. The salt stays while the share widens. Never of the shell. */
  canary: { share: number; salt: string; release: ReleaseRef } | null;
  /** What was live before: the fallback where the live one fails. */
  lastGood: ReleaseRef | null;
  /** What was live before the last good one, newest first: what further rollbacks go back to. */
  before: VersionRef[];
  /** Newest first. `version`: the one that the action was about. */
  history: { serial: number; at: string; action: SliceAction; share?: number; version: string }[];
}

/** A slice with its signature: JWS in flattened JSON (RFC 7515, 7.2.2), ES256, `kid` in the protected header. */
export interface SignedSlice {
  payload: string;
  protected: string;
  signature: string;
}

/** `registry.json`. A page reads its own brand's slice alone: `registry/<brand>.json`, a `SignedSlice`. */
export interface RegistryFile {
  schema: number;
  slices: Record<string, SignedSlice>;
}

/** `release.json` of a brand's release: everything that composing and loading needs beside the files. */
export interface ReleaseManifest {
  publisher: string;
  version: string;
  /** ISO: when it was first uploaded. */
  publishedAt: string;
  container: string;
  contract: string;
  entry: string;
  pages: Record<string, { js: string[]; css: string[]; late: string[] }>;
  routes: RouteData[];
  /** Ranges of what it expects the shell to share, by module name. */
  shared: Record<string, string>;
  /** `sha256-…` by file name: all files, `markup.json` too. */
  integrity: Record<string, string>;
}

/** `release.json` of the shell. */
export interface ShellManifest {
  publisher: 'shell';
  version: string;
  publishedAt: string;
  contract: string;
  js: string[];
  css: string[];
  /** Versions of what it shares, by module name. */
  shared: Record<string, string>;
  integrity: Record<string, string>;
}
