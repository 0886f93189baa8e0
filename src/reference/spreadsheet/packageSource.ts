/** What fences of pages write in the place of the package; the setting of the same name replaces it. */
const PACKAGE_TOKEN = '{SITE_SPREADSHEET_PACKAGE}';

/** What readers see until the vendor has said where the package comes from. No shell takes it. */
export const PACKAGE_PLACEHOLDER = '<address-of-the-archive-from-your-vendor>';

/**
 * Writes where the package is installed from into the code of a fence.
 *
 * @param source - what follows `spreadsheet-sdk@`; a placeholder stands for nothing
 */
export function withPackageSource(
  code: string,
  source: string | undefined,
): string {
  return code.replaceAll(
    PACKAGE_TOKEN,
    source === undefined ? PACKAGE_PLACEHOLDER : `spreadsheet-sdk@${source}`,
  );
}
