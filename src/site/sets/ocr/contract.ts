/**
 * Header file of the OCR set, and facts about its names that its comments do not state. Paths are relative to
 * the repository's root.
 */
export const OCR_CONTRACT = {
  file: 'contracts/ocr/argo_sdk.h',
  /** Folder of the sample programs that pages show. */
  programs: 'docs-ocr/sample/programs',
  /** Error code → subject of this code and the following ones, up to the next entry. */
  codeSubjects: {
    ARGO_OK: 'success',
    ARGO_E_INVALID_ARGUMENT: 'arguments',
    ARGO_E_NOT_INITIALIZED: 'state',
    ARGO_E_OUT_OF_MEMORY: 'resources',
    ARGO_E_IMAGE_FORMAT: 'images',
    ARGO_E_QUEUE_FULL: 'queue and time limits',
    ARGO_E_LICENSE_MISSING: 'licences',
    ARGO_E_INTERNAL: 'internal errors',
  } as Readonly<Record<string, string>>,
  /** The function that delivers the status of a job in a parameter, and the codes that it never delivers. */
  jobStatus: {
    function: 'waitResult',
    parameter: '*jobStatus',
    except: ['ARGO_E_CANCELLED'] as readonly string[],
  },
  /** Words in the header's comments that pages format as code, besides those with inner capitals. */
  codeWords: ['workers'],
  /** Routes of pages to which generated texts link. */
  pages: {
    functions: '/ocr/api',
    breaches: '/ocr/api/c_api_details#breaches',
    codes: '/ocr/reference/status-codes',
    names: '/ocr/reference/types',
    changelog: '/ocr/changelog',
  },
} as const;
