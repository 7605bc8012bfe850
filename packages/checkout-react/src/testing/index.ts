/** For tests only: a page, a result and a shell with the values that a test gives them. */
export { fakeHost, fakeShell, type FakeShell, type FakeShellOptions } from './fake-host.ts';
export * from './fake-page.ts';
export * from './samples.ts';
