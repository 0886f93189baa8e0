// Docusaurus ends a build that is interrupted as if it had succeeded:
// https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus/src/commands/build/build.ts
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const) {
  // Whoever listens ends the process; without, the system does.
  if (process.listenerCount(signal) > 0) {
    process.prependListener(signal, () => {
      process.exitCode = code;
    });
  }
}
