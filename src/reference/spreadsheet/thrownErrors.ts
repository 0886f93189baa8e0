import {firstSentence, findTags} from '../../../packages/contract/src/index';
import type {ContractItem} from '../../../packages/contract/src/index';
import type {Declarations} from './declarations';
import {findMember} from './lookUp';

/** An error that a call throws. */
export interface ThrownError {
  readonly code: string;
  /** When it is thrown, as a sentence in Markdown. */
  readonly condition: string;
}

/** Lists the errors in `@throws`. A code without a condition gets the first sentence of its own comment. */
export function listThrown(
  item: ContractItem,
  declarations: Declarations,
): ThrownError[] {
  const {codeType = ''} = declarations.contract;
  return findTags(item, 'throws').flatMap(({subject: code, text}) => {
    if (code === undefined) {
      return [];
    }
    const words = text.replace(/^when /, '');
    const {member} = findMember(declarations, codeType, code) ?? {};
    const condition = words
      ? `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
      : firstSentence(member?.text ?? '');
    return [{code, condition}];
  });
}
