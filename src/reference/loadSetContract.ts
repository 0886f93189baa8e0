import {
  ContractError,
  loadContract,
  type Contract,
} from '../../packages/contract/src/index';
import {ProblemError} from '../content';

/**
 * Loads the stored contract of a set.
 *
 * @param read - replaces reading from disk
 * @throws ProblemError if the contract was not stored after its last change
 */
export function loadSetContract(
  file: string,
  read?: (file: string) => string,
): Contract {
  return reportProblems(() => loadContract(file, read));
}

/** Rethrows a ContractError as a ProblemError, which the page check lists among other problems. */
export function reportProblems<Result>(act: () => Result): Result {
  try {
    return act();
  } catch (error) {
    throw error instanceof ContractError
      ? new ProblemError([error], {cause: error})
      : error;
  }
}
