/** Languages of TypeScript and JavaScript samples, with the extension of their files. */
export const SCRIPT_EXTENSIONS: Readonly<Record<string, string>> = {
  ts: 'ts',
  typescript: 'ts',
  tsx: 'tsx',
  js: 'js',
  javascript: 'js',
  jsx: 'jsx',
  vue: 'ts',
};

/** Empties all lines of a Vue component outside its script, so that line numbers stay the same. */
export function vueScript(component: string): string {
  let inside = false;
  return component
    .split('\n')
    .map((line) => {
      if (/^<script\b/.test(line)) {
        inside = true;
        return '';
      }
      if (/^<\/script>/.test(line)) {
        inside = false;
      }
      return inside ? line : '';
    })
    .join('\n');
}
