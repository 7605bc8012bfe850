import type { ApiError } from '@vip/api';
import { isRedirect, type Exchange } from './observe.ts';

/** How a call ended, where all calls of a backend ending so means that it cannot be compared with the contract. */
type EndKind =
  'redirected' | 'not_found' | 'html' | 'refused' | 'unauthorized' | 'forbidden' | 'rate_limited' | 'server';

export interface End {
  /** Null: with an answer that can be compared. */
  kind: EndKind | null;
  /** Of the first answer. */
  status: number;
  location: string | null;
  serverCode: string | undefined;
  /** The call was made for this error: it says something only if the backend gives it to nothing else. */
  isExpected: boolean;
}

const isHtml = ({ text }: Exchange): boolean => /^\s*</.test(text);

function kindOf(error: ApiError | undefined, last: Exchange): EndKind | null {
  if (isRedirect(last.status)) return 'redirected';
  switch (error?.code) {
    case 'not_found':
    case 'unauthorized':
    case 'forbidden':
    case 'rate_limited':
    case 'server':
      return error.code;
    case 'malformed':
      return isHtml(last) ? 'html' : null;
    case 'invalid':
      return 'refused';
    default:
      return null;
  }
}

/** How a call ended; undefined for one without an answer. */
export function endOf(
  error: ApiError | undefined,
  exchanges: readonly Exchange[],
  isExpected: boolean,
): End | undefined {
  const last = exchanges.at(-1);
  if (!last) return undefined;
  return {
    kind: kindOf(error, last),
    status: last.status,
    location: last.answerHeaders.get('location'),
    serverCode: error?.details.serverCode,
    isExpected,
  };
}

const originOf = (location: string | null, url: string): string =>
  location !== null && URL.canParse(location, url) ? new URL(location, url).origin : 'nowhere';

const ADDRESS =
  'give the address before /v1 and /web, a prefix in place of /web as --prefix, the name of another wire format as --adapter';

function sentence(
  { kind, status, location, serverCode }: End & { kind: EndKind },
  url: string,
  hasToken: boolean,
): string {
  switch (kind) {
    case 'redirected':
      return `every call is redirected (${status}) to ${originOf(location, url)}: pages follow no redirect, so give the address it leads to`;
    case 'not_found':
      return `every call is answered with ${status}: ${ADDRESS}`;
    case 'html':
      return 'every call is answered with an HTML page: this is the address of pages, not of a backend';
    case 'refused': {
      const code = serverCode !== undefined && /^[\w.-]{1,40}$/.test(serverCode) ? `, ${serverCode}` : '';
      const isPlain = url.startsWith('http:');
      return `every call is refused (${status}${code}): ${isPlain ? 'try https://, or ' : ''}${ADDRESS}`;
    }
    case 'unauthorized':
      return hasToken
        ? 'every call refuses the token (401): it has expired, or belongs to another backend'
        : 'every call requires a session (401): give --token, or --account and --password';
    case 'forbidden':
      return 'every call is forbidden (403): a firewall or a list of allowed addresses may be the reason';
    case 'rate_limited':
      return 'every call is refused because of too many requests (429): allow this machine more, or check again later';
    case 'server':
      return `every call ends with an error of the server (${status}): see its log`;
  }
}

/** Why the calls of a backend cannot be compared with the contract, if all of them ended alike. */
function diagnosisOf(ends: readonly End[], url: string, hasToken: boolean): string | undefined {
  const plain = ends.filter(({ isExpected }) => !isExpected);
  const [first] = plain;
  if (!first?.kind) return undefined;
  const isAlike = ({ kind, serverCode, isExpected }: End) =>
    kind === first.kind &&
    // Different refusals are about different fields.
    (kind !== 'refused' || serverCode === first.serverCode) &&
    // A wrong address is "not found" as well; an order that does not exist has an error code of its own.
    (!isExpected || serverCode === undefined || plain.some((end) => end.serverCode === serverCode));
  return ends.every(isAlike) ? sentence({ ...first, kind: first.kind }, url, hasToken) : undefined;
}

export interface Diagnosis {
  backend: string;
  why: string;
  /** Nothing else that was asked could be compared either. */
  isAll: boolean;
}

/** The backends of a check whose calls cannot be compared. `ends`, `addresses`: by backend. */
export function diagnosesOf(
  ends: ReadonlyMap<string, readonly End[]>,
  addresses: Readonly<Record<string, string>>,
  hasToken: boolean,
): Diagnosis[] {
  const found = [...ends].flatMap(([backend, each]) => {
    const why = diagnosisOf(each, addresses[backend] ?? '', hasToken);
    return why === undefined ? [] : [{ backend, why }];
  });
  const codes = new Set([...ends.values()].flat().flatMap((end) => (end.isExpected ? [] : [end.serverCode])));
  // A backend of which only errors were asked for was compared if it has codes of its own for them.
  const isCompared = ({ isExpected, serverCode }: End) =>
    !isExpected || (serverCode !== undefined && !codes.has(serverCode));
  const compared = [...ends.values()].filter((each) => each.some(isCompared));
  return found.map((each) => ({ ...each, isAll: found.length === compared.length }));
}

const CERTIFICATES = [
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
];

/** Why no request was answered. `cause`: the code of Node (nodejs.org/api/errors.html, /api/tls.html), or `timeout`. */
export function unreachableBecause(cause: string, url: string, timeoutMs: number): string {
  const { host, hostname, protocol } = new URL(url);
  const isPlain = protocol === 'http:';
  if (cause === 'timeout') return `${host} has not answered within ${timeoutMs / 1000} s, see --timeout`;
  if (CERTIFICATES.includes(cause))
    return `the certificate of ${host} is from no known authority (${cause}): phones refuse it too; for a private authority set NODE_EXTRA_CA_CERTS`;
  switch (cause) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `there is no host ${hostname} (${cause})`;
    case 'ECONNREFUSED':
      return `nothing listens at ${host} (${cause})`;
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'UND_ERR_CONNECT_TIMEOUT':
      return `${host} cannot be reached from here (${cause}): a firewall or a VPN?`;
    case 'CERT_HAS_EXPIRED':
      return `the certificate of ${host} has expired (${cause})`;
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return `the certificate of ${host} is for another host (${cause})`;
    case 'ECONNRESET':
    case 'EPIPE':
    case 'UND_ERR_SOCKET':
      return `${host} closes the connection without an answer (${cause})${isPlain ? ': try https://' : ''}`;
    default:
      if (cause.startsWith('HPE_'))
        return `${host} does not answer in HTTP (${cause})${isPlain ? ': try https://' : ''}`;
      return cause.startsWith('ERR_SSL_')
        ? `${host} does not answer in TLS (${cause}): try http://`
        : `no request to ${host} was answered (${cause})`;
  }
}
