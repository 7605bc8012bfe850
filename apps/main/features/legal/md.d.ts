/** The source of a Markdown file. */
declare module '*.md' {
  const text: string;
  export default text;
}
