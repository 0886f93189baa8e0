// What the bundler of live samples tells the panel: src/plugins/live-samples.
declare module '@generated/live' {
  const manifest: unknown;
  export default manifest;
}
declare module '@generated/tokens' {
  const css: string;
  export default css;
}
