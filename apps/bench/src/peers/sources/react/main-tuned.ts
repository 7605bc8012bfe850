import { start } from './start.tsx';

// Rendered once, with data: until then the inline skeleton is in view.
void window.earlyActivity?.then(start);
