import { defineConfig } from 'vitest/config';

/** Markdown as it is written, as the build for publishing has it. */
const markdown = {
  name: 'markdown',
  transform: (source: string, id: string) =>
    id.endsWith('.md') ? `export default ${JSON.stringify(source)};` : undefined,
};

export default defineConfig({ plugins: [markdown], test: { environment: 'happy-dom' } });
