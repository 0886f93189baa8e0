import {readFileSync} from 'node:fs';
import {HEADER_FILE} from '../../../src/sets/ocr/contract/headerFile';
import {CONTRACT_FILE} from '../../../src/sets/spreadsheet/contract/contractFile';
import type {PlantedFault} from './plantedFault';

/** A contract as it is, and what is planted into it in the place of one of its texts. */
interface Edit {
  readonly file: string;
  /** Stands there; the first place counts. */
  readonly from: string;
  readonly to: string;
}

function planted(
  check: string,
  fault: string,
  {file, from, to}: Edit,
  says: string,
  cure: string,
  at: PlantedFault['at'] = new RegExp(
    `^${file.replaceAll('.', '\\.')}:\\d+: `,
    'm',
  ),
): PlantedFault {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) {
    throw new Error(
      `${file}: expected ${JSON.stringify(from)}, received a file without it. Correct the planted fault "${fault}".`,
    );
  }
  return {
    check,
    fault,
    changes: {[file]: text.replace(from, to)},
    at,
    says,
    cure,
  };
}

const header = (
  fault: string,
  [from, to]: readonly [string, string],
  says: string,
  cure: string,
  at?: PlantedFault['at'],
) =>
  planted(
    'ocr reference',
    fault,
    {file: HEADER_FILE, from, to},
    says,
    cure,
    at,
  );

const declarations = (
  fault: string,
  [from, to]: readonly [string, string],
  says: string,
  cure: string,
) =>
  planted(
    'spreadsheet contract',
    fault,
    {file: CONTRACT_FILE, from, to},
    says,
    cure,
  );

const COUNT = 'ARGO_API int ARGO_CALL getGpuCount(void);';

/** Earlier versions of the header beside it, and what is planted into the current one. */
function inVersions(
  fault: string,
  changes: Readonly<Record<string, string>>,
  says: string,
  at: PlantedFault['at'],
): PlantedFault {
  return {check: 'contract versions', fault, changes, at, says};
}

const HEADER = readFileSync(HEADER_FILE, 'utf8');
const versionOf = (text: string, version: string) =>
  text.replace('contract version 1.0', `contract version ${version}`);

const IN_VERSIONS: readonly PlantedFault[] = [
  inVersions(
    'an earlier version in the folder of another',
    {'contracts/ocr/versions/0.8/argo_sdk.h': versionOf(HEADER, '0.9')},
    'version 0.9 in the folder 0.8',
    'contracts/ocr/versions/0.8/argo_sdk.h:1',
  ),
  inVersions(
    'an earlier version that is none',
    {'contracts/ocr/versions/1.0/argo_sdk.h': HEADER},
    'expected a version of its own for each',
    `${HEADER_FILE}:1`,
  ),
  inVersions(
    'a name that is older than it says',
    {
      'contracts/ocr/versions/0.9/argo_sdk.h': versionOf(HEADER, '0.9'),
    },
    'getGpuCount, @since 1.0',
    new RegExp(`^${HEADER_FILE}:\\d+: getGpuCount`, 'm'),
  ),
  inVersions(
    'a name of a version to come',
    {
      [CONTRACT_FILE]: readFileSync(CONTRACT_FILE, 'utf8').replace(
        '@since 1.0',
        '@since 1.1',
      ),
    },
    'version, @since 1.1',
    new RegExp(`^${CONTRACT_FILE}:\\d+: version`, 'm'),
  ),
];

const IN_HEADER: readonly PlantedFault[] = [
  header(
    'a function without a comment',
    [COUNT, `${COUNT}\n\nARGO_API int ARGO_CALL countPages(void);`],
    'countPages has no comment',
    'Write it: the pages draw their tables from it.',
  ),
  header(
    'a function without a page',
    [
      COUNT,
      `${COUNT}\n\n/** @brief Counts. */\nARGO_API int ARGO_CALL countPages(void);`,
    ],
    'countPages without a page of its own',
    'Correct the name in the header if it is misspelt there',
  ),
  header(
    'a misspelt function',
    [COUNT, COUNT.replace('Count', 'Cuont')],
    'a page of getGpuCount, which contracts/ocr/argo_sdk.h does not have',
    'Correct the name in the header if it is misspelt there',
    /^docs-ocr\/api\/getGpuCount\.mdx:\d+: /m,
  ),
  header(
    'a parameter under another name',
    ['@param[in,null] path', '@param[in,null] file'],
    'setLogFilePath: @param describes (file)',
    'Write one @param per parameter',
  ),
  header(
    'a function that says no thread rule',
    [
      ' * @thread any - The new file takes effect',
      ' * The new file takes effect',
    ],
    'setLogFilePath: @thread is ""',
    'Choose the word that holds',
  ),
  header(
    'a function without a version',
    [
      ' * @since 1.0\n * @see CreateArgoSDK, getStatusJsonStr\n',
      ' * @see CreateArgoSDK, getStatusJsonStr\n',
    ],
    'setLogFilePath: @since is missing',
    'Write it into the comment',
  ),
  header(
    'an error that no function can return',
    ['@error ARGO_E_ENCODING', '@error ARGO_E_ENCODNIG'],
    '@error ARGO_E_ENCODNIG, not a code',
    'Correct the name',
  ),
  header(
    'a number used twice',
    ['ARGO_E_INTERNAL = 901', 'ARGO_E_INTERNAL = 607'],
    'ARGO_E_INTERNAL = 607, after a number as high',
    'Give it a number of its own',
  ),
  header(
    'a code without a remedy',
    [
      'An internal error of the library. | Release',
      'An internal error of the library. Release',
    ],
    'ARGO_E_INTERNAL without cause or remedy',
    'what the caller then does',
  ),
  header(
    'a reference to nothing',
    [
      '@see CreateArgoSDK, getStatusJsonStr',
      '@see CreateArgoSdk, getStatusJsonStr',
    ],
    '@see CreateArgoSdk, not a name of this header',
    'Correct the name.',
  ),
];

const AREA = 'export declare function createArea(area: AreaLike): Area;';

const IN_DECLARATIONS: readonly PlantedFault[] = [
  declarations(
    'a declaration without a comment',
    [AREA, `${AREA}\n\nexport declare function planted(): void;`],
    'planted without a summary sentence',
    'Say what it is for',
  ),
  declarations(
    'a declaration that no page describes',
    [
      AREA,
      `${AREA}\n\n/** Plants. @since 1.0 */\nexport declare function planted(): void;`,
    ],
    'planted',
    '',
  ),
  declarations(
    'a type that the compiler cannot check',
    [AREA, AREA.replace('AreaLike', 'any')],
    'createArea of the type any',
    'Use unknown, or name the type.',
  ),
  declarations(
    'an error code that does not exist',
    ['`INVALID_ADDRESS`\n * @since', '`INVALID_ADRESS`\n * @since'],
    'createArea, which throws `INVALID_ADRESS`',
    'add it there',
  ),
];

/** Faults in the descriptions of the SDKs. */
export const IN_CONTRACTS: readonly PlantedFault[] = [
  ...IN_VERSIONS,
  ...IN_HEADER,
  ...IN_DECLARATIONS,
];
