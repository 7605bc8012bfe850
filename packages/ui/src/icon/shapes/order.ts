export const clockShape = 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 7.5V12l3 2';
export const truckShape =
  'M3.5 6.5h10.5v10H3.5zM14 10h3.5l3 3.2v3.3H14zM7.5 19a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6zM17 19a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6z';
