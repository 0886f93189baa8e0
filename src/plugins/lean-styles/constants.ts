import type {TokenOrValue} from 'lightningcss';
import type {Definition} from './readSheet';
import {readIn} from './walk';

const SPACE: TokenOrValue = {
  type: 'token',
  value: {type: 'white-space', value: ' '},
};

/**
 * Finds the custom properties that the root element always has from outside the cascade layers: what
 * a layer sets for it is never seen.
 */
export function overriddenIn(definitions: readonly Definition[]): Set<string> {
  return new Set(
    [...byName(definitions)]
      .filter(
        ([, all]) =>
          all.some(({layered, always}) => always && !layered) &&
          all.every(({important}) => !important),
      )
      .map(([name]) => name),
  );
}

/**
 * Finds the custom properties that have one value wherever they are read, with these values: set once
 * for the root element, on no condition, and by no script. A value may read other properties of the
 * root element, which may change: who reads the constant then reads those.
 */
export function constantsIn(
  definitions: readonly Definition[],
  isNamed: (name: string) => boolean,
): Map<string, TokenOrValue[]> {
  const ofRoot = new Map(
    [...byName(definitions)].filter(
      ([name, all]) =>
        !isNamed(name) &&
        all.every(({onRoot, important}) => onRoot && !important) &&
        all.some(({always}) => always),
    ),
  );
  const values = new Map<string, readonly TokenOrValue[]>();
  for (const [name, all] of ofRoot) {
    const [winner, ...others] = all;
    if (
      winner?.always &&
      others.length === 0 &&
      readIn(winner.value).every((read) => ofRoot.has(read))
    ) {
      values.set(name, winner.value);
    }
  }
  return new Map(
    [...values.keys()].map((name) => [name, resolve(name, values)]),
  );
}

function byName(definitions: readonly Definition[]): Map<string, Definition[]> {
  const found = new Map<string, Definition[]>();
  for (const definition of definitions) {
    const {name} = definition;
    found.set(name, [...(found.get(name) ?? []), definition]);
  }
  return found;
}

/** The value of a constant, with the values of the constants that it reads in their places. */
function resolve(
  name: string,
  values: ReadonlyMap<string, readonly TokenOrValue[]>,
): TokenOrValue[] {
  const put = (tokens: readonly TokenOrValue[]): TokenOrValue[] =>
    tokens.flatMap((token) => {
      if (token.type === 'var') {
        const inner = values.get(token.value.name.ident);
        // Spaces keep it apart from its neighbours; the printer takes out those that need not be.
        return inner
          ? [SPACE, ...put(inner), SPACE]
          : // Without the empty `from`, which the parser gives but does not take.
            [{type: 'var', value: {name: {ident: token.value.name.ident}}}];
      }
      return token.type === 'function'
        ? [
            {
              ...token,
              value: {...token.value, arguments: put(token.value.arguments)},
            },
          ]
        : [token];
    });
  return [SPACE, ...put(values.get(name)!), SPACE];
}
