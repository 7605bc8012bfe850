import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export interface Certificate {
  key: Buffer;
  cert: Buffer;
  /** Hash of its public key, by which the browser trusts it: it caches nothing that came with an error. */
  publicKeyHash: string;
}

/** Creates a key and a certificate for localhost for one run. */
export function makeCertificate(): Certificate {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-key-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const request = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  try {
    execFileSync('openssl', ['req', '-x509', ...request, ...names, '-keyout', key, '-out', cert], {
      stdio: 'pipe',
    });
    const made = { key: fs.readFileSync(key), cert: fs.readFileSync(cert) };
    const publicKey = new X509Certificate(made.cert).publicKey.export({ type: 'spki', format: 'der' });
    return { ...made, publicKeyHash: createHash('sha256').update(publicKey).digest('base64') };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error('the command openssl is missing: HTTP/2 needs a certificate, and it makes one', {
      cause: error,
    });
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}
