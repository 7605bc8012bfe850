/** Class names of a CSS module: the default export in webpack and vite. */
declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  export default classNames;
}

/** Style sheets that are imported for their side effect. */
declare module '*.css';
