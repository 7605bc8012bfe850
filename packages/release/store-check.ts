import { startVitest } from 'vitest/node';

// Runs the suite of all stores against a real S3 server: `node store-check.ts s3://bucket/folder`, with the environment
// that `openStore` reads. It writes below that folder and does not clean up.
const [location] = process.argv.slice(2);
if (!location) throw new Error('the location is missing: node store-check.ts s3://bucket/folder');
await startVitest('test', [], {
  root: import.meta.dirname,
  watch: false,
  reporters: ['verbose'],
  include: ['src/store/testing/real-server.ts'],
  env: { STORE_CHECK: location },
  testTimeout: 600_000,
});
