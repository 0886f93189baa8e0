import type {Fence} from '../pages/fences';
import type {FileProblem} from '../problem';

/** Maximum number of fences with `no-check`, for C and for TypeScript each. */
export const MAX_CHECK_OPT_OUTS = 3;

/** A fence that is not checked, because its info string contains `no-check="reason"`. */
export interface CheckOptOut {
  readonly file: string;
  readonly line: number;
  readonly reason: string;
}

/** Reads `no-check` in the info string of a fence. */
export function findCheckOptOut({
  file,
  line,
  meta,
}: Fence): CheckOptOut | undefined {
  const reason = meta.get('no-check');
  return reason === undefined ? undefined : {file, line, reason};
}

const MIN_REASON_LENGTH = 10;

/** Reports fences with `no-check` but no reason, and those beyond the maximum number. */
export function findOptOutProblems(
  optOuts: readonly CheckOptOut[],
): FileProblem[] {
  const withoutReason = optOuts
    .filter(({reason}) => reason.length < MIN_REASON_LENGTH)
    .map(({file, line, reason}) => ({
      file,
      line,
      found: reason
        ? `no-check="${reason}", which is no reason`
        : 'no-check without a reason',
      expected: `a reason of ${MIN_REASON_LENGTH} characters at least`,
      remedy: 'Write no-check="why it cannot be checked".',
    }));
  const tooMany = optOuts
    .slice(MAX_CHECK_OPT_OUTS)
    .map(({file, line}, index) => ({
      file,
      line,
      found: `opt-out number ${MAX_CHECK_OPT_OUTS + index + 1}`,
      expected: `at most ${MAX_CHECK_OPT_OUTS} fences with no-check`,
      remedy: 'Take no-check away and make this sample compile.',
    }));
  return [...withoutReason, ...tooMany];
}
