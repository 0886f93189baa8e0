import type {ThemeConfig} from '@docusaurus/theme-common';
import type {I18n} from '@docusaurus/types';

/** Labels of statements in `src/native/index.ts`, and whether a site has what they are about. */
const LABELS = {
  ANNOUNCEMENT: ({announcementBar}: ThemeConfig) => Boolean(announcementBar),
  COLOUR_SWITCH: ({colorMode}: ThemeConfig) => !colorMode.disableSwitch,
  LANGUAGES: (_theme: ThemeConfig, {locales}: Pick<I18n, 'locales'>) =>
    locales.length > 1,
} as const;

/** Labels of the statements that the scripts of a site do without. */
export function offLabels(
  theme: ThemeConfig,
  i18n: Pick<I18n, 'locales'>,
): string[] {
  return Object.entries(LABELS).flatMap(([label, isOn]) =>
    isOn(theme, i18n) ? [] : label,
  );
}
