import {findFirstSentence, findTagText} from './text';
import type {
  Contract,
  ContractItem,
  ContractParameter,
  ContractTag,
} from './types';

/** Tags without a text that can be translated. */
const NAME_TAGS = ['example', 'see', 'sa', 'since', 'task'];

/** All kinds of items, as far as they have texts. */
interface Item extends ContractItem {
  readonly remedy?: string;
  readonly parameters?: readonly (ContractParameter | string)[];
  readonly fields?: readonly Item[];
  readonly values?: readonly Item[];
}

/**
 * Replaces the texts of the comments in a contract, for example by translations.
 *
 * @param map - returns the new text for the old one. Its key is the name of the item, followed by tag and subject, and
 *   by a bar for the part behind the bar: `run`, `run @param path`, `run @error ARGO_E_MEMORY |`, `ARGO_E_MEMORY |`.
 */
export function mapContractTexts(
  contract: Contract,
  map: (key: string, text: string) => string,
): Contract {
  const counts = new Map<string, number>();
  const change = (key: string, text: string) => {
    if (!isProse(text)) {
      return text;
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return map(count > 1 ? `${key} (${count})` : key, text);
  };
  const changeTag = (owner: string, tag: ContractTag): ContractTag => {
    const {name, subject, text, otherwise} = tag;
    const key = [owner, `@${name}`, subject].filter(Boolean).join(' ');
    return NAME_TAGS.includes(name)
      ? tag
      : {
          ...tag,
          text: change(key, text),
          ...(otherwise !== undefined && {
            otherwise: change(`${key} |`, otherwise),
          }),
        };
  };
  const changeItem = (item: Item, owner = ''): Item => {
    const key = owner + item.name;
    const {text, remedy, parameters, fields, values} = item;
    const tags = item.tags?.map((tag) => changeTag(key, tag));
    const changed = {
      ...item,
      ...(tags && {tags}),
      ...(text !== undefined && {text: change(key, text)}),
      ...(remedy !== undefined && {remedy: change(`${key} |`, remedy)}),
      ...(fields && {
        fields: fields.map((each) => changeItem(each, `${key}.`)),
      }),
      // C has one scope for the values of all enumerations.
      ...(values && {
        values: values.map((each) =>
          changeItem(each, contract.language === 'c' ? '' : `${key}.`),
        ),
      }),
    };
    return {
      ...changed,
      ...copyTagTexts(changed),
      ...(parameters && {
        parameters: parameters.map((each) => copyParameterText(each, changed)),
      }),
    };
  };
  const changeAll = <Each extends ContractItem>(items: readonly Each[]) =>
    items.map((item) => changeItem(item) as unknown as Each);
  const {functions, callbacks, enums, structs, aliases, variables, macros} =
    contract;
  return {
    ...contract,
    functions: changeAll(functions),
    callbacks: changeAll(callbacks),
    enums: changeAll(enums),
    structs: changeAll(structs),
    aliases: changeAll(aliases),
    variables: changeAll(variables),
    macros: changeAll(macros),
  };
}

/** Whether a text has words beside code and links. */
function isProse(text: string): boolean {
  const words = text.replace(/`[^`]*`|\{@link [^}]*\}/g, '');
  return /[A-Za-z]{2}/.test(words) && !/^(?:[A-Z_\d]+|undefined)$/.test(words);
}

/** Copies texts of tags to the properties that repeat them. */
function copyTagTexts(item: ContractItem): Partial<ContractItem> {
  const {text = '', deprecated, defaultValue} = item;
  const [paragraph = ''] = text.split('\n\n', 1);
  return {
    brief: findTagText(item, 'brief') || findFirstSentence(paragraph),
    ...(deprecated !== undefined && {
      deprecated: findTagText(item, 'deprecated'),
    }),
    ...(defaultValue !== undefined && {
      defaultValue: findTagText(item, 'defaultValue', 'default'),
    }),
  };
}

function copyParameterText(
  parameter: ContractParameter | string,
  {tags = []}: ContractItem,
): ContractParameter | string {
  if (typeof parameter === 'string' || parameter.text === undefined) {
    return parameter;
  }
  const tag = tags.find(
    ({name, subject}) => name === 'param' && subject === parameter.name,
  );
  return tag ? {...parameter, text: tag.text} : parameter;
}
