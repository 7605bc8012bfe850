import { brotliDecompressSync, gunzipSync } from 'node:zlib';

const GATEWAY_PAGE = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>502 网关错误</title></head>
<body><h1>502 网关错误</h1><hr></body></html>
`;

/** Removes headers that do not fit a changed body. */
function headersWithout(response: Response, ...names: string[]): Headers {
  const headers = new Headers(response.headers);
  for (const name of ['content-length', ...names]) headers.delete(name);
  return headers;
}

/** The first half of the body. */
export async function truncated(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  const half = body.slice(0, Math.floor(body.byteLength / 2));
  return new Response(half, { status: response.status, headers: headersWithout(response) });
}

const PIECE_BYTES = 256;

/** The uncompressed body in pieces with a pause before each, as over a slow network. */
export async function trickled(response: Response, pause: () => Promise<void>): Promise<Response> {
  const sent = new Uint8Array(await response.arrayBuffer());
  const encoding = response.headers.get('content-encoding');
  const body = encoding === 'br' ? brotliDecompressSync(sent) : encoding === 'gzip' ? gunzipSync(sent) : sent;
  let at = 0;
  const pieces = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await pause();
      controller.enqueue(body.subarray(at, (at += PIECE_BYTES)));
      if (at >= body.byteLength) controller.close();
    },
  });
  return new Response(pieces, {
    status: response.status,
    headers: headersWithout(response, 'content-encoding', 'etag'),
  });
}

/** Well-formed JSON that fits no schema; for any other file, invalid text. */
export function malformed(response: Response): Response {
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const body = isJson ? '{"malformed":true,"id":[],"items":"?","packages":{}}' : '\u0000<<malformed>>';
  return new Response(body, {
    status: response.status,
    headers: headersWithout(response, 'content-encoding', 'etag'),
  });
}

/** A page with status 200 instead of the answer, as from a captive portal or a gateway. */
export const htmlInstead = (): Response =>
  new Response(GATEWAY_PAGE, { headers: { 'content-type': 'text/html; charset=utf-8' } });

/** An error of the given status, with the body that all errors have. */
export function errorInstead(status: number): Response {
  const code = status === 401 ? 'unauthorized' : status === 429 ? 'rate_limited' : `http_${status}`;
  const message = status === 401 ? '登录已过期，请重新登录' : '服务开小差了，请稍后重试';
  return new Response(JSON.stringify({ code, message }), {
    status,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      ...(status === 429 && { 'retry-after': '30' }),
    },
  });
}
