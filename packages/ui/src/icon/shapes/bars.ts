export const barsShape = 'M5 18V11M10 18V6M15 18v-9M20 18v-5';
