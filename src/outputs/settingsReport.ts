import {logger} from '@docusaurus/logger';
import {isDevelopment} from '../site/settings';

export interface ReportedSettings {
  /** Settings of the store's addresses that are not set. */
  readonly placeholderBases: readonly string[];
  readonly spreadsheetPackage: string | undefined;
}

/**
 * Warns about an address of the site that only this machine can open, and about placeholder addresses of the store and
 * of installation commands.
 */
export function reportSettings(
  url: string,
  {placeholderBases, spreadsheetPackage}: ReportedSettings,
): void {
  if (new URL(url).hostname === 'localhost' && !isDevelopment()) {
    logger.warn(
      `Do not publish this build: its canonical links, sitemap and feeds name ${url}. Set SITE_URL to the public address.`,
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
}
