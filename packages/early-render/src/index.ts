export { drawEarly, type EarlyRoot } from './draw-early.ts';
