export const cloudShape = 'M7.5 18h9.5a4 4 0 0 0 .6-7.95A5.8 5.8 0 0 0 6.6 9.4 4.4 4.4 0 0 0 7.5 18z';
