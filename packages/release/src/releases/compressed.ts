import zlib from 'node:zlib';

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;

/**
 * A text file as browsers take it compressed, by ending. A release is compressed once and as well as can be; HTML is
 * written with every change of the registry, where the last percents are not worth their seconds.
 */
export function compressed(content: Buffer, kind: 'release' | 'html'): Record<string, Buffer> {
  const params = {
    [BROTLI_PARAM_QUALITY]: kind === 'html' ? 9 : 11,
    [BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return { '.br': zlib.brotliCompressSync(content, { params }), '.gz': zlib.gzipSync(content, { level: 9 }) };
}

/** Whether a file is worth compressing. */
export const isText = (name: string): boolean => /\.(js|css|json|html|svg)$/.test(name);
