/** True in development builds; the code behind it is not in what ships. */
declare const __DEVELOPMENT__: boolean;

declare module '*.module.css' {
  const names: Record<string, string>;
  export default names;
}
