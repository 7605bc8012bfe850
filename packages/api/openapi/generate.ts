import { writeFile } from 'node:fs/promises';
import { documentText } from './document.ts';

// A unit test compares the file with the document.
await writeFile(new URL('../openapi.json', import.meta.url), documentText());
