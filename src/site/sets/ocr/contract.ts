/** The contract of the OCR set, and what the pages say about its names beside its own comments. Paths from the root. */
export const OCR_CONTRACT = {
  file: 'contracts/ocr/argo_sdk.h',
  /** Sources of programs that pages show. */
  programs: 'docs-ocr/sample/programs',
  /** Subject of the error codes, from the named code up to the next one. */
  codeSubjects: {
    ARGO_E_INVALID_ARGUMENT: 'arguments',
    ARGO_E_NOT_INITIALIZED: 'state',
    ARGO_E_OUT_OF_MEMORY: 'resources',
    ARGO_E_IMAGE_FORMAT: 'images',
    ARGO_E_QUEUE_FULL: 'queue and time limits',
    ARGO_E_LICENSE_MISSING: 'licences',
    ARGO_E_INTERNAL: 'internal errors',
  } as Readonly<Record<string, string>>,
  /** Words of the comments that pages set as code. */
  codeWords: ['workers', 'queueCapacity', 'timeoutMs', 'userData'],
  /** Addresses of pages that generated texts link to. */
  pages: {
    functions: '/ocr/api',
    index: '/ocr/api/c_api_details#by-task',
    breaches: '/ocr/api/c_api_details#breaches',
    codes: '/ocr/reference/status-codes',
    names: '/ocr/reference/types',
    changelog: '/ocr/changelog',
  },
} as const;
