import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Docusaurus takes for granted that a browser which tells of its connection tells how fast it is:
// https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus/src/client/docusaurus.ts
if (ExecutionEnvironment.canUseDOM) {
  const {connection} = navigator as Navigator & {connection?: object};
  if (connection && !('effectiveType' in connection)) {
    Object.defineProperty(connection, 'effectiveType', {value: 'unknown'});
  }
}
