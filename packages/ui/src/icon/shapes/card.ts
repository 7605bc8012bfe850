export const cardShape = 'M4.5 6h15v12h-15zM8 10h8M8 14h5';
