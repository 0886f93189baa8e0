// What the bundler of live samples tells of projects: src/plugins/live-samples.
declare module '@generated/project' {
  const facts: unknown;
  export default facts;
}
