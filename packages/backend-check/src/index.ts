/** The check for tests of backends; people start it by `cli.ts`. */
export { BACKENDS, callsOf, type CheckedBackend, type Inputs } from './calls.ts';
export { check, type CheckResult } from './check.ts';
export { NO_PAGE, PAGES } from './pages.ts';
export { exitCode } from './report.ts';
