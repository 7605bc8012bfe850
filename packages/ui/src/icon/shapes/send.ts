export const sendShape = 'M20 4L3.5 10.5l6 2.5 2.5 6.5zM20 4L9.5 13';
