export const headsetShape = 'M4.5 15v-3a7.5 7.5 0 0 1 15 0v3M4.5 14.5h3v5h-3zM16.5 14.5h3v5h-3z';
export const resetShape = 'M5 12a7 7 0 1 0 2.2-5.1M4.5 4.5v4h4';
