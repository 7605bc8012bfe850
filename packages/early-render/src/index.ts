export { drawEarly, type EarlyRoot } from './draw-early.ts';
export { keepInput } from './keep-input.ts';
