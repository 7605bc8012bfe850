/** Class names of a CSS module: what esbuild and vite both give as the default export. */
declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  export default classNames;
}

/** A style sheet that is there for its side effect. */
declare module '*.css';
