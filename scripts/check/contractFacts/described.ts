import type {ApiHeader} from '../../../src/sets/ocr/contract/headerTypes';
import type {Contract} from '../../../src/sets/spreadsheet/contract/types';
import {headerKeys} from '../ocr/headerKeys';

/** What a contract says of a name, wherever it has one of that name. */
export interface DescribedName {
  /** Meanings: what ranges are taken from. */
  readonly texts: readonly string[];
  readonly defaults: readonly string[];
  /** Numbers of parameters, of functions. */
  readonly parameters: readonly number[];
}

/** Names of a contract, as pages write them in code style. */
export type DescribedNames = ReadonlyMap<string, DescribedName>;

/** Keys of JSON objects, parameters and functions of the header. */
export function namesOfHeader(
  {functions}: ApiHeader,
  source: string,
): DescribedNames {
  const names = new Map<string, DescribedName>();
  for (const {key, otherwise, text} of headerKeys(source)) {
    add(names, key, {texts: [text], defaults: [otherwise]});
  }
  for (const {name, parameters} of functions) {
    add(names, name, {parameters: [parameters.length]});
    for (const {name: parameter, text} of parameters) {
      add(names, parameter, {texts: [text]});
    }
  }
  return names;
}

/** Members, parameters and functions of the declarations. */
export function namesOfDeclarations({symbols}: Contract): DescribedNames {
  const names = new Map<string, DescribedName>();
  for (const owner of symbols.values()) {
    for (const {name, doc, kind, type} of [...owner.members, owner]) {
      const isFunction = kind === 'method' || kind === 'function';
      const fact = {
        texts: [doc.summary, ...doc.params.map(({text}) => text)],
        defaults: doc.defaultValue === undefined ? [] : [doc.defaultValue],
        parameters: isFunction ? [doc.params.length] : [],
      };
      add(names, name, fact);
      if (isFunction && type !== '') {
        for (const {name: parameter, text} of doc.params) {
          add(names, parameter, {texts: [text]});
        }
      }
      if (name !== owner.name) {
        add(names, `${owner.name}.${name}`, fact);
      }
    }
  }
  return names;
}

function add(
  names: Map<string, DescribedName>,
  name: string,
  {texts = [], defaults = [], parameters = []}: Partial<DescribedName>,
): void {
  const before = names.get(name);
  names.set(name, {
    texts: [...(before?.texts ?? []), ...texts],
    defaults: [...(before?.defaults ?? []), ...defaults],
    parameters: [...(before?.parameters ?? []), ...parameters],
  });
}
