import type {ContractItem} from './types';

/**
 * Text of the first tag that has one of some names.
 *
 * @returns undefined without such a tag
 */
export function tagText(
  {tags = []}: Pick<ContractItem, 'tags'>,
  ...names: string[]
): string | undefined {
  return tags.find(({name}) => names.includes(name))?.text;
}
