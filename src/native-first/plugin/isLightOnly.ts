import type {ThemeConfig} from '@docusaurus/preset-classic';

/** Whether no reader can have dark mode. */
export function isLightOnly({colorMode}: ThemeConfig): boolean {
  return (
    colorMode?.disableSwitch === true &&
    colorMode.defaultMode === 'light' &&
    !colorMode.respectPrefersColorScheme
  );
}
