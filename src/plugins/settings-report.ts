import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Says once per build which store addresses are placeholders. */
export default function settingsReportPlugin(
  {i18n}: LoadContext,
  {placeholderBases}: {placeholderBases: readonly string[]},
): Plugin {
  return {
    name: 'settings-report',
    async loadContent() {
      if (
        placeholderBases.length > 0 &&
        i18n.currentLocale === i18n.defaultLocale
      ) {
        logger.warn(
          `Purchase, product and demo links are placeholders: set ${placeholderBases.join(', ')} to the real addresses.`,
        );
      }
    },
  };
}
