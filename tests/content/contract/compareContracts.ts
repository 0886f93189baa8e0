import type {Contract} from '../../../src/sets/contract/types';
import type {CompilerDeclarations, CompilerField} from './compilerDeclarations';

/** How much was compared, and what differs. */
export interface Comparison {
  readonly functions: number;
  readonly parameters: number;
  readonly callbacks: number;
  readonly values: number;
  readonly fields: number;
  readonly briefs: number;
  /** Briefs in which the reader and the compiler do not agree; each has its own idea of where one belongs. */
  readonly otherBriefs: readonly string[];
  readonly differences: readonly string[];
}

/** Compares what the reader and the compiler find in one header. */
export function compareContracts(
  read: Contract,
  truth: CompilerDeclarations,
): Comparison {
  const differences: string[] = [];
  const otherBriefs: string[] = [];
  const expect = (
    name: string,
    found: unknown,
    ...expected: unknown[]
  ): void => {
    if (!expected.includes(found)) {
      differences.push(
        `${name}: read ${String(found)}, the compiler has ${expected.join(' or ')}`,
      );
    }
  };
  let parameters = 0;
  let briefs = 0;
  const byName = <T extends {name: string}>(items: readonly T[]) =>
    new Map(items.map((item) => [item.name, item]));
  const compareFields = (
    owner: string,
    found: readonly {name: string; type: string}[],
    expected: readonly CompilerField[],
  ): void => {
    expect(
      `${owner} names`,
      found.map(({name}) => name).join(),
      expected.map(({name}) => name).join(),
    );
    expected.forEach(({name, type}, index) => {
      expect(
        `${owner} ${name}`,
        spelling(found[index]?.type ?? ''),
        ...type.map(spelling),
      );
    });
  };

  const functions = byName(read.functions);
  truth.functions.forEach((expected, name) => {
    const found = functions.get(name);
    if (!found) {
      differences.push(
        `${name}: the compiler has this function, the reader has not`,
      );
      return;
    }
    compareFields(`${name}()`, found.parameters, expected.parameters);
    parameters += expected.parameters.length;
    expect(`${name} variadic`, found.variadic, expected.variadic);
    const list = found.parameters.map(({type}) => type);
    const shown = [...list, ...(found.variadic ? ['...'] : [])].join(', ');
    const whole = [shown, shown || 'void'].map((all) =>
      spelling(wrap(found.returns, all)),
    );
    if (!whole.includes(spelling(expected.type))) {
      differences.push(
        `${name}: read ${whole[0]}, the compiler has ${spelling(expected.type)}`,
      );
    }
    const [ours, theirs] = [words(found.brief), words(expected.brief)];
    briefs += ours || theirs ? 1 : 0;
    if (ours === '' ? theirs !== '' : !theirs.startsWith(ours.slice(0, 60))) {
      otherBriefs.push(
        `${name}: "${found.brief}" / "${expected.brief.slice(0, 120)}"`,
      );
    }
  });
  read.functions
    .filter(({name}) => !truth.functions.has(name))
    .forEach(({name}) =>
      differences.push(
        `${name}: the reader has this function, the compiler has not`,
      ),
    );

  const callbacks = byName(read.callbacks);
  truth.typedefs.forEach((_, name) => {
    expect(`callback ${name}`, callbacks.has(name), true);
  });
  read.callbacks.forEach(({name}) => {
    expect(`callback ${name} of the compiler`, truth.typedefs.has(name), true);
  });
  const values = new Map(
    read.enums.flatMap((item) =>
      item.values.map(({name, value}) => [name, String(value)]),
    ),
  );
  truth.values.forEach((value, name) => expect(name, values.get(name), value));
  expect('number of enumerators', values.size, truth.values.size);
  const structs = byName(read.structs);
  let fields = 0;
  truth.structs.forEach((expected, name) => {
    compareFields(`struct ${name}`, structs.get(name)?.fields ?? [], expected);
    fields += expected.length;
  });
  return {
    functions: truth.functions.size,
    parameters,
    callbacks: truth.typedefs.size,
    values: truth.values.size,
    fields,
    briefs,
    otherBriefs,
    differences,
  };
}

/** Puts a list of parameters where the type of a result has its name. */
function wrap(returns: string, list: string): string {
  const at = /\(\*+\)/.exec(returns);
  return at
    ? `${returns.slice(0, at.index)}(${at[0].slice(1, -1)}(${list}))${returns.slice(at.index + at[0].length)}`
    : `${returns} (${list})`;
}

function spelling(type: string): string {
  return (
    type
      .replace(
        /\((?:unnamed|anonymous) (?:struct|union|enum) at [^)]*\)/g,
        '(unnamed)',
      )
      .replace(/\b_Bool\b/g, 'bool')
      // The name that contracts use, for what it is on this machine.
      .replace(/struct __va_list_tag ?\*/g, 'va_list')
      .replace(/ __attribute__\(\(noreturn\)\)/g, '')
      .replace(/\s+/g, '')
  );
}

function words(text: string): string {
  return text
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}
