/**
 * Keeps the script of a Vue single-file component and empties every other line,
 * so that line numbers stay those of the component.
 */
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
