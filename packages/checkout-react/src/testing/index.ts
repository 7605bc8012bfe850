/** For tests alone: a page, a result and a shell that show and answer whatever a test says. */
export { fakeHost } from './fake-host.ts';
export * from './fake-page.ts';
