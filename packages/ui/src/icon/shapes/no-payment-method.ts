export const scanShape = 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M8 10h8M8 14h5';
export const warnShape = 'M12 4.5l8.5 15h-17zM12 10v4.2M12 16.9h.01';
