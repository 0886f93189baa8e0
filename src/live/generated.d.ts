// Modules that the bundler of live samples provides: src/live/plugin.
declare module '*.css' {
  const css: string;
  export default css;
}
declare module '@generated/live' {
  const manifest: unknown;
  export default manifest;
}
declare module '@generated/tokens' {
  const css: string;
  export default css;
}
/** The module that `SITE_SPREADSHEET_RUNTIME` names. */
declare module '@generated/spreadsheet-sdk' {
  export * from '../../contracts/spreadsheet/spreadsheet-sdk';
}
