import type {PlantedFault} from './plantedFault';
import {inPage} from './plantedPage';

/** What pages take from elsewhere, where it is not. */
export const IN_TAKEN: readonly PlantedFault[] = [
  inPage(
    'ocr reference',
    'the errors of a function that the header does not have',
    'Text.\n\n<ApiErrors of="runn" />',
    '<ApiErrors> of "runn", which is not in contracts/ocr/argo_sdk.h',
    8,
  ),
  inPage(
    'ocr reference',
    'a comparison with a function that the header does not have',
    '<ApiCompare of="run runBase65" />',
    '<ApiCompare> of "runBase65"',
  ),
  inPage(
    'ocr reference',
    'the declaration of a function that the header does not have',
    '```c from-header="runm"\n```',
    'from-header of "runm"',
  ),
  inPage(
    'fences',
    'a file that is not there',
    'Text.\n\n```c from-file="programs/none.c"\n```',
    'from-file shows docs-ocr/programs/none.c, which is not there',
    8,
  ),
  inPage(
    'elements',
    'an index without its import',
    '<MemberIndex />',
    "Cannot find name 'MemberIndex'",
  ),
];
