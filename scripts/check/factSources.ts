/** A quantity on a page that no contract, legal text or page of a platform states, and where it is from. */
export interface FactSource {
  readonly file: string;
  /** The quantity, as the page writes it. */
  readonly says: string;
  /** Why it is no statement about the vendor's product. */
  readonly because: string;
}

const EXAMPLE = 'a figure of an example, calculated beside it';
const RUN = 'a setting of the recorded run below it';
const FILE = 'a property of the file that the row links to';

const CALCULATED = 'the largest image of the contract: 16384 × 16384 × 3 bytes';

/** Every such quantity. */
export const FACT_SOURCES: readonly FactSource[] = [
  ...of('docs-ocr/api/getResourcesInfo.mdx', CALCULATED, ['768 MiB']),
  ...of('docs-ocr/api/run.mdx', CALCULATED, ['768 MiB']),
  ...of('docs-ocr/api/runAsyncBase64.mdx', EXAMPLE, ['3 MB', '192 MB']),
  ...of('docs-ocr/api/runBase64.mdx', EXAMPLE, ['3 MB', '4 MB', '7 MB']),
  ...of('docs-ocr/api/runBase64.mdx', 'what Base64 is', ['4 characters']),
  ...of('docs-ocr/api/waitResult.mdx', RUN, ['300 ms', '50 ms']),
  ...of('docs-ocr/architecture/ocr_sdk_details.mdx', CALCULATED, ['768 MiB']),
  ...of(
    'docs-ocr/installation/installing_libtorch.mdx',
    'the limit of a command of Windows',
    ['1024 characters'],
  ),
  ...of('docs-ocr/architecture/ocr_sdk_details.mdx', EXAMPLE, [
    '105 MB',
    '52 MB',
    '7000 pixels',
    '3 MB',
    '313 MB',
    '1 GB',
    '612 MB',
  ]),
  ...of('docs-ocr/sample/ocr_sdk_sample_details.mdx', FILE, [
    '400 pixels',
    '360 pixels',
    '240 pixels',
    '160 pixels',
  ]),
  ...of('docs-spreadsheet/api/format/custom_formatting.mdx', EXAMPLE, [
    '1.5 days',
  ]),
];

function of(
  file: string,
  because: string,
  quantities: readonly string[],
): FactSource[] {
  return quantities.map((says) => ({file, says, because}));
}
