import fs from 'node:fs';
import { registrySchema } from './registry-schema.ts';

// Writes the published schema; run it after a change of the format.
const file = new URL('../../registry.schema.json', import.meta.url);
fs.writeFileSync(file, `${JSON.stringify(registrySchema(), null, 2)}\n`);
