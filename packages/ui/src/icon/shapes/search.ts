export const searchShape = 'M10.8 17a6.2 6.2 0 1 0 0-12.4 6.2 6.2 0 0 0 0 12.4zM15.4 15.4l4.6 4.6';
