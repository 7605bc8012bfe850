export const loopShape = 'M8.8 7.1a4.9 4.9 0 1 0 3.2 6v-2.2a4.9 4.9 0 1 1 3.2 6';
