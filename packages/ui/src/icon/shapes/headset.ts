export const headsetShape = 'M4.5 15v-3a7.5 7.5 0 0 1 15 0v3M4.5 14.5h3v5h-3zM16.5 14.5h3v5h-3z';
