export const imageShape = 'M4 5.5h16v13H4zM4 16l5-5 4 4 2.5-2.5L20 17M15.5 9.2h.01';
