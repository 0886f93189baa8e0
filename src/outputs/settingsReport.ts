import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isDevelopment} from '../site/settings';

/**
 * Docusaurus plugin that warns once per build about an address of the site that only this machine can open, and about
 * placeholder addresses of the store and of installation commands.
 */
export default function settingsReportPlugin(
  {i18n, siteConfig}: LoadContext,
  {
    placeholderBases,
    spreadsheetPackage,
  }: {
    placeholderBases: readonly string[];
    spreadsheetPackage: string | undefined;
  },
): Plugin {
  return {
    name: 'settings-report',
    async loadContent() {
      if (i18n.currentLocale !== i18n.defaultLocale) {
        return;
      }
      if (
        new URL(siteConfig.url).hostname === 'localhost' &&
        !isDevelopment()
      ) {
        logger.warn(
          `Do not publish this build: its canonical links, sitemap and feeds name ${siteConfig.url}. Set SITE_URL to the public address.`,
        );
      }
      if (placeholderBases.length > 0) {
        logger.warn(
          `Purchase, product and demo links are placeholders: set ${placeholderBases.join(', ')} to the real addresses.`,
        );
      }
      if (spreadsheetPackage === undefined) {
        logger.warn(
          'Commands that install the Spreadsheet SDK show a placeholder: set SITE_SPREADSHEET_PACKAGE to where the package comes from.',
        );
      }
    },
  };
}
