// The bundler of live samples gives style sheets as texts: src/plugins/live-samples.
declare module '*/styles.css' {
  const css: string;
  export default css;
}
