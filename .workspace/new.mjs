import { parseArgs } from 'node:util';
import { environment, run } from './install.mjs';

const HELP = `pnpm new brand <name> [--backend main] [--colour '#7a3fd0'] [--app 极光] [--title 开通会员]
pnpm new page <brand> <page> [--title 礼物]

  --backend  whose packages the brand sells: main, honey, youquan, tuiwen
  --colour   what the brand's theme is derived from
  --app      what the app is called
  --title    what the browser's tab says`;

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
// In the order of the generators' questions; an empty answer leaves it to them.
const answers = { brand: [...names, backend, colour, app, title], page: [...names, title] }[generator];
const wanted = { brand: 1, page: 2 }[generator];
if (values.help || !answers || names.length !== wanted) {
  console.log(HELP);
  process.exit(values.help ? 0 : 1);
}
// `turbo gen` would fetch the generators' package in turbo's own version; the installed one is run as it is.
run(
  'gen',
  [
    'run',
    generator,
    '--config',
    'packages/federation/generators/config.ts',
    '--root',
    '.',
    '--args',
    ...answers,
  ],
  { env: environment() },
);
