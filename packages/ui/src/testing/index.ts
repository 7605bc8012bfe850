/** For tests alone: draws into the document, and finds things there as people and screen readers do. */
export { goOffline, opened, press, tap, write } from './acts.ts';
export { render } from './render.tsx';
export { allByRole, byRole, nameOf, shown } from './screen.ts';
