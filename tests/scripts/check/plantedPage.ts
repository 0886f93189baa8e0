import type {PlantedFault} from './plantedFault';
import {pageText} from './support';

/** The page that faults are planted on. */
export const PAGE = 'docs-ocr/planted.mdx';

/** A fault in the body of a page, which begins on line 6. */
export function inPage(
  check: string,
  fault: string,
  body: string,
  says: string,
  line = 6,
): PlantedFault {
  return {
    check,
    fault,
    changes: {[PAGE]: pageText(body)},
    at: `${PAGE}:${line}`,
    says,
  };
}
