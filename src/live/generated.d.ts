// The package has no types.
declare module 'object-inspect' {
  export default function inspect(value: unknown): string;
}
// Types of modules that exist only in bundles of live samples: src/live/plugin.
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
/** The SDK module that the setting `SITE_SPREADSHEET_RUNTIME` names. */
declare module '@generated/spreadsheet-sdk' {
  export * from '../../contracts/spreadsheet/spreadsheet-sdk';
}
