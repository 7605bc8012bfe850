/** The element that holds a legal text in the composed HTML. */
export const TEXT_ID = 'legal-text';
