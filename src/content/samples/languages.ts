/** Language of a TypeScript, JavaScript or Vue fence → extension of the sample's file. */
export const SCRIPT_EXTENSIONS: Readonly<Record<string, string>> = {
  ts: 'ts',
  typescript: 'ts',
  tsx: 'tsx',
  js: 'js',
  javascript: 'js',
  jsx: 'jsx',
  vue: 'ts',
};

/** Replaces all lines of a Vue component outside its script by empty lines, so that line numbers stay the same. */
export function extractVueScript(component: string): string {
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
