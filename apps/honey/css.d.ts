/** Class names of a CSS module: the default export in webpack and in vite. */
declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  export default classNames;
}

/** A style sheet without exports. */
declare module '*.css';
