declare const __DEVELOPMENT__: boolean;

declare module '*.css' {
  const names: Record<string, string>;
  export default names;
}
