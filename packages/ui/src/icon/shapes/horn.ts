export const hornShape = 'M4 10v4h3l6 4V6L7 10H4zM16.5 9a4 4 0 0 1 0 6';
