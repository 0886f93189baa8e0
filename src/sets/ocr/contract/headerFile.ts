/** The C header that is the contract of the OCR set, relative to the repository's root. */
export const HEADER_FILE = 'contracts/ocr/argo_sdk.h';
