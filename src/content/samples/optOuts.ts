import type {Fence} from '../page/fences';
import type {Problem} from '../problem';

/** Most fences of C, and most of TypeScript, that may be left out. */
export const MOST_OPT_OUTS = 3;

/** A fence that is left out: `no-check="why it cannot be checked"`. */
export interface OptOut {
  readonly file: string;
  readonly line: number;
  readonly reason: string;
}

/** The opt-out of a fence, if it has one. */
export function optOutOf({file, line, meta}: Fence): OptOut | undefined {
  const reason = meta.get('no-check');
  return reason === undefined ? undefined : {file, line, reason};
}

const SHORTEST_REASON = 10;

/** Opt-outs without a reason, and those that are too many. */
export function optOutProblems(optOuts: readonly OptOut[]): Problem[] {
  const silent = optOuts
    .filter(({reason}) => reason.length < SHORTEST_REASON)
    .map(({file, line, reason}) => ({
      file,
      line,
      found: reason
        ? `no-check="${reason}", which is no reason`
        : 'no-check without a reason',
      expected: `a reason of ${SHORTEST_REASON} characters at least`,
      remedy: 'Write no-check="why it cannot be checked".',
    }));
  const tooMany = optOuts.slice(MOST_OPT_OUTS).map(({file, line}, index) => ({
    file,
    line,
    found: `opt-out number ${MOST_OPT_OUTS + index + 1}`,
    expected: `at most ${MOST_OPT_OUTS} fences with no-check`,
    remedy: 'Take no-check away and make this sample compile.',
  }));
  return [...silent, ...tooMany];
}
