export const warnShape = 'M12 4.5l8.5 15h-17zM12 10v4.2M12 16.9h.01';
