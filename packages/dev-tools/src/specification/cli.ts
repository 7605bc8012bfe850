import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../workspace.ts';
import { type Requirement, specificationDocument, specificationViolations } from './specification.ts';

/*
 * specification/cli.ts [--check]: writes the table of the specification's requirements, or compares it. Exit code 1 if
 * a requirement names a test that does not exist, or if the table is outdated.
 */
const SOURCE = 'e2e/specification/requirements.ts';
const TABLE = 'e2e/docs/specification.md';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const { requirements } = (await import(path.join(ROOT, SOURCE))) as { requirements: Requirement[] };

const violations = specificationViolations(requirements, ROOT);
const text = specificationDocument(requirements, path.dirname(TABLE));
const file = path.join(ROOT, TABLE);
if (!values.check) fs.writeFileSync(file, text);
else if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text)
  violations.push(`${TABLE} is outdated: run pnpm specification`);

const open = requirements.filter((row) => row.open);
console.log(`${requirements.length} requirements, open: ${open.map(({ id }) => id).join(', ') || 'none'}`);
for (const violation of violations) console.error(violation);
process.exitCode = violations.length > 0 ? 1 : 0;
