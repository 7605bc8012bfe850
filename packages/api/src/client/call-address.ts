import { ApiError } from '../errors/api-error.ts';

const refuse = (why: string): never => {
  throw new ApiError('malformed', { cause: new Error(`address refused: ${why}`) });
};

/** A segment as a server may read it, decoded: must still be one plain segment. */
function isPlainSegment(segment: string): boolean {
  try {
    const plain = decodeURIComponent(segment);
    return plain !== '.' && plain !== '..' && !/[/\\\0-\x1f\x7f]/.test(plain);
  } catch {
    // A broken escape: no telling how the other side reads it.
    return false;
  }
}

/**
 * The absolute address of `path` below a backend's `base` (absolute, or root-relative to `pageOrigin`).
 * Throws ApiError `malformed` for a missing base, and for a path that could lead anywhere else, since the
 * session's token goes with it.
 */
export function callAddress(base: string | undefined, path: string, pageOrigin: string): string {
  if (!base) return refuse('the backend has no address');
  if (/[\\#\s\0-\x1f\x7f]/.test(path)) return refuse('character');
  const [segments = ''] = path.split('?');
  if (!segments.startsWith('/') || segments.includes('//')) return refuse('not below the backend');
  if (!segments.split('/').every(isPlainSegment)) return refuse('segment');
  try {
    const root = new URL(base, pageOrigin);
    return new URL(root.pathname.replace(/\/+$/, '') + path, root.origin).href;
  } catch {
    // `URL` says no more than that it is none.
    return refuse('no address');
  }
}
