import type {SiteTables} from '../../../scripts/check/siteTables';

/** Something wrong, laid over the sources of this site, and what must be said about it. */
export interface PlantedFault {
  readonly check: string;
  readonly fault: string;
  readonly changes?: Readonly<Record<string, string | null>>;
  readonly tables?: Partial<SiteTables>;
  /** `file:line` of the problem; a pattern where the line depends on a module that grows. */
  readonly at: string | RegExp;
  readonly says: string;
  /** What the writer is told to do about it. */
  readonly cure?: string;
}

/** A fault that is a workflow of its own. */
export function workflowFault(
  fault: string,
  text: string,
  says: string,
  line: number,
): PlantedFault {
  const file = '.github/workflows/planted.yml';
  return {
    check: 'workflows',
    fault,
    changes: {[file]: text},
    at: `${file}:${line}`,
    says,
  };
}
