import type {ContractFunction, ContractParameter} from './types';

/**
 * Writes a C type with a name: `char [16]` and `key` give `char key[16]`, `void (*)(int)` and `done` give
 * `void (*done)(int)`.
 *
 * @param type - as clang writes it
 */
export function declarator(type: string, name: string): string {
  if (!name) {
    return type;
  }
  const pointer = /^(.*?\(\**)((?:const|volatile| )*\).*)$/.exec(type);
  if (pointer) {
    return `${pointer[1]}${name}${pointer[2]}`;
  }
  const [, element = type, sizes = ''] =
    /^(.*?) ?((?:\[[^\]]*\])+)$/.exec(type) ?? [];
  return `${element}${element.endsWith('*') ? '' : ' '}${name}${sizes}`;
}

/** The parameters of a C function as its declaration lists them. */
export function parameterList({
  parameters,
  variadic,
}: Pick<ContractFunction, 'parameters' | 'variadic'>): string[] {
  const written = ({name, type, declared}: ContractParameter) =>
    declarator(declared ?? type, name);
  const all = [...parameters.map(written), ...(variadic ? ['...'] : [])];
  return all.length > 0 ? all : ['void'];
}
