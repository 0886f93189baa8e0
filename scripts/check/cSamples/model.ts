import type {
  ApiFunction,
  ApiHeader,
  ApiParameter,
} from '../../../src/sets/ocr/contract/headerTypes';

/** Functions of the header that release what others give out. */
const RELEASES_STRING = 'freePointer';
const RELEASES_HANDLE = 'releaseArgoSDK';

/**
 * A header for samples whose functions have bodies: they give out memory, or fail and give out none, and take it
 * back, as the contract says. An analyser that follows all ways through a program then knows what is lost, released
 * twice, or used after its release.
 *
 * @param path - of the header itself
 */
export function modelOf(
  {functions, statusType, codes}: ApiHeader,
  path: string,
): string {
  const failure = codes.find(({number}) => number !== 0)?.name;
  const callbacks = functions.filter(({kind}) => kind === 'callback');
  const release = functions.find(({name}) => name === RELEASES_HANDLE);
  const handle = release?.parameters[0]?.type;
  const isKnown =
    failure !== undefined &&
    handle !== undefined &&
    functions.some(({name}) => name === RELEASES_STRING);
  const bodies = isKnown
    ? functions
        .filter(({kind}) => kind === 'function')
        .flatMap(
          (item) =>
            bodyOf(item, {statusType, failure, handle, callbacks}) ?? [],
        )
    : [];
  return [
    `#include "${path}"`,
    '#ifndef MODELLED',
    '#define MODELLED',
    '#include <stdlib.h>',
    'int model_choice(void);',
    'extern void *volatile model_kept;',
    ...bodies,
    '#endif',
    '',
  ].join('\n');
}

interface Types {
  readonly statusType: string;
  readonly failure: string;
  /** Type of a handle. */
  readonly handle: string;
  /** Types of callbacks. */
  readonly callbacks: readonly ApiFunction[];
}

function bodyOf(
  {name, declaration, parameters}: ApiFunction,
  types: Types,
): string | undefined {
  const head = declaration.trim().replace(/;$/, '');
  const [first] = parameters;
  if (name === RELEASES_STRING && first) {
    return `${head} { free(${first.name}); }`;
  }
  if (!head.startsWith(`${types.statusType} `)) {
    return undefined;
  }
  if (name === RELEASES_HANDLE && first) {
    return `${head} { free(${first.name}); return (${types.statusType})0; }`;
  }
  const steps = [
    ...parameters.flatMap((each) => stepsOf(each, types)),
    ...parameters.flatMap((each) => callsOf(each, parameters, types)),
  ];
  const inOrder = [1, 2, 3, 4].flatMap((rank) =>
    steps.filter((step) => step.rank === rank).map(({code}) => code),
  );
  return [
    `${head} {`,
    ...inOrder.slice(0, count(steps, 1) + count(steps, 2)),
    `  if (model_choice()) return ${types.failure};`,
    ...inOrder.slice(count(steps, 1) + count(steps, 2)),
    `  return (${types.statusType})0;`,
    '}',
  ].join('\n');
}

interface Step {
  /** 1: sets what a failure leaves; 2: refuses; 3: a success without a result; 4: gives out memory, or calls back. */
  readonly rank: 1 | 2 | 3 | 4;
  readonly code: string;
}

function count(steps: readonly Step[], rank: Step['rank']): number {
  return steps.filter((step) => step.rank === rank).length;
}

/** A callback is called for a job that has failed, without a result: it may not read one. */
function callsOf(
  {name, type}: ApiParameter,
  parameters: readonly ApiParameter[],
  {callbacks, statusType, failure}: Types,
): Step[] {
  const callback = callbacks.find((each) => each.name === type.trim());
  if (!callback) {
    return [];
  }
  const own = parameters.find((each) => /^void ?\*$/.test(each.type.trim()));
  const values = callback.parameters.map((each) => {
    const plain = each.type.trim();
    if (plain === statusType) {
      return failure;
    }
    return /^void ?\*$/.test(plain) ? (own?.name ?? 'NULL') : '0';
  });
  return [
    {
      rank: 4,
      code: `  if (model_choice()) ${name}(${values.join(', ')});`,
    },
  ];
}

function stepsOf(
  {name, type}: ApiParameter,
  {statusType, failure, handle}: Types,
): Step[] {
  const plain = type.replace(/\s+/g, ' ').trim();
  const gives = [handle, 'char *'].find(
    (given) => plain.replace(/ /g, '') === `${given}*`.replace(/ /g, ''),
  );
  if (gives !== undefined) {
    return [
      {rank: 1, code: `  if (!${name}) return ${failure};\n  *${name} = NULL;`},
      {
        rank: 4,
        code: `  *${name} = (${gives})malloc(8);\n  if (!*${name}) return ${failure};`,
      },
    ];
  }
  if (plain.replace(/ /g, '') === `${statusType}*`) {
    return [
      {
        rank: 3,
        code: `  *${name} = (${statusType})0;\n  if (model_choice()) { *${name} = ${failure}; return (${statusType})0; }`,
      },
    ];
  }
  if (plain === handle) {
    return [{rank: 2, code: `  if (!${name}) return ${failure};`}];
  }
  // The program may release in a callback what it hands over.
  return /^void ?\*$/.test(plain)
    ? [{rank: 2, code: `  model_kept = ${name};`}]
    : [{rank: 2, code: `  (void)${name};`}];
}
