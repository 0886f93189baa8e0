import type {ContractItem, ContractTag} from './types';

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

/** What a `@param` describes: `a, b - both`. */
const PARAM =
  /^((?:[\w$.]+|\.\.\.)(?:\s*,\s*[\w$.]+)*)\s*(?:[-:–—]+\s+)?(.*)$/s;

/**
 * The `@param` of a parameter, alone or with others.
 *
 * @returns the tag and what it says, without the names; undefined without one
 */
export function paramTag(
  tags: readonly ContractTag[],
  name: string,
): {readonly tag: ContractTag; readonly text: string} | undefined {
  for (const tag of tags) {
    const [, names = '', text = ''] = PARAM.exec(tag.text) ?? [];
    if (tag.name === 'param' && names.split(/\s*,\s*/).includes(name)) {
      return {tag, text};
    }
  }
  return undefined;
}
