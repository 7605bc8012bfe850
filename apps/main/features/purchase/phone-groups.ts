/** A phone number as it is read: 138 **** 0001. What is no number of 11 places stays in one piece. */
export const phoneGroups = (phone: string): string[] =>
  phone.length === 11 ? [phone.slice(0, 3), phone.slice(3, 7), phone.slice(7)] : [phone];
