import { createHash } from 'node:crypto';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');

/** A composed page whose content security policy also allows this inline script. */
export const allowScript = (html: string, script: string): string =>
  html.replace(/\bscript-src /, `$&&#39;sha256-${sha256(script)}&#39; `);
