/** Class names of a CSS module, the default export in webpack and vite. */
declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  export default classNames;
}

/** A style sheet that is imported for its side effect. */
declare module '*.css';
