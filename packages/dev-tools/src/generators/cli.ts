import { parseArgs } from 'node:util';
import { run } from '../workspace.ts';

const HELP = `pnpm new brand <name> [--backend main] [--colour '#7a3fd0'] [--app 极光] [--title 开通会员]
pnpm new page <brand> <page> [--title 礼物]

  --backend  whose packages the brand sells: main, honey, youquan, tuiwen
  --colour   the colour that the brand's theme is derived from
  --app      the name of the app
  --title    the title of the page`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    backend: { type: 'string', default: '' },
    colour: { type: 'string', default: '' },
    app: { type: 'string', default: '' },
    title: { type: 'string', default: '' },
    help: { type: 'boolean', short: 'h' },
  },
});
const [generator, ...names] = positionals;
const { backend, colour, app, title } = values;
// In the order of the generators' prompts; an empty answer takes the default.
const generators: Record<string, { names: number; answers: string[] }> = {
  brand: { names: 1, answers: [...names, backend, colour, app, title] },
  page: { names: 2, answers: [...names, title] },
};
const wanted = generators[generator ?? ''];
if (values.help || !generator || !wanted || names.length !== wanted.names) {
  console.log(HELP);
  process.exit(values.help ? 0 : 1);
}
// `turbo gen` would download the generators' package in turbo's own version; this is the installed one.
const config = 'packages/dev-tools/src/generators/config.ts';
run('gen', ['run', generator, '--config', config, '--root', '.', '--args', ...wanted.answers]);
