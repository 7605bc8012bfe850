/** True in development builds; the code behind it is not in what ships. */
declare const __DEVELOPMENT__: boolean;
