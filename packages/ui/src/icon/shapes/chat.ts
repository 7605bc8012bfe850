export const chatShape = 'M4 6.5h16v10.5h-8.5L7.5 20v-3H4zM8.5 11.7h.01M12 11.7h.01M15.5 11.7h.01';
