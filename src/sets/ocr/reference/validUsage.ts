import type {
  ApiFunction,
  ApiHeader,
  ApiParameter,
} from '../contract/headerTypes';

/** One thing that must hold for a call, and what happens when it does not. */
export interface ValidUsage {
  /** Unique within its function: the parameter or `call`, then the kind of rule. */
  readonly id: string;
  /** The parameter; `undefined` for rules of the call as a whole. */
  readonly parameter: string | undefined;
  /** A sentence without its subject, from "must" on. */
  readonly must: string;
  /** A code that the function lists, or a sentence; `undefined` for undefined behaviour. */
  readonly otherwise: string | undefined;
}

/** What the header says elsewhere about codes, by the kind of rule. A header without the code has none. */
const CODES = {
  handle: 'ARGO_E_INVALID_HANDLE',
  null: 'ARGO_E_INVALID_ARGUMENT',
  encoding: 'ARGO_E_ENCODING',
  json: 'ARGO_E_JSON',
  options: 'ARGO_E_OPTION',
  created: 'ARGO_E_NOT_INITIALIZED',
  ready: 'ARGO_E_ALREADY_INITIALIZED',
  callback: 'ARGO_E_IN_CALLBACK',
} as const;

const UNSPECIFIED = 'Not specified by the vendor.';

/**
 * What must hold for a call of a function, parameter by parameter, then for the call: drawn from the
 * directions, types, states, thread rule and callback rule of its comment, and from `@pre`.
 *
 * @returns empty when the function can be called at any time with any arguments
 */
export function validUsage(item: ApiFunction, header: ApiHeader): ValidUsage[] {
  const own = (subject: string): ValidUsage[] =>
    item.preconditions
      .filter((each) => each.subject === subject)
      .map(({must, otherwise}, index) => ({
        id: `${subject}-${index + 1}`,
        parameter: subject === 'call' ? undefined : subject,
        must,
        otherwise: otherwise === '' ? UNSPECIFIED : otherwise,
      }));
  return [
    ...item.parameters.flatMap((parameter) => [
      ...(item.kind === 'function'
        ? parameterUsage(parameter, item, header)
        : []),
      ...own(parameter.name),
    ]),
    ...(item.kind === 'function' ? callUsage(item, header) : []),
    ...own('call'),
  ];
}

function parameterUsage(
  parameter: ApiParameter,
  item: ApiFunction,
  header: ApiHeader,
): ValidUsage[] {
  const {name, type, nullable, direction, isPointer, text} = parameter;
  const rule = (kind: string, must: string, otherwise?: string) => ({
    id: `${name}-${kind}`,
    parameter: name,
    must,
    otherwise,
  });
  if (isHandle(parameter, header)) {
    return [
      ...(nullable
        ? []
        : [rule('null', 'must not be NULL.', coded('handle', item))]),
      rule(
        'valid',
        `must be ${nullable ? 'NULL, or ' : ''}a handle that the library created and that has not been released.`,
      ),
      ...stateUsage(item).map(({state, code}) =>
        rule('state', `must be in the ${state} state.`, coded(code, item)),
      ),
    ];
  }
  const object = /\ba (\w+) object\b/.exec(text)?.[1];
  const unlessNull = nullable ? ', unless it is NULL' : '';
  return [
    ...(isPointer && !nullable
      ? [
          rule(
            'null',
            direction === 'out'
              ? `must point to a variable of the type ${type.replace(/ ?\*$/, '')}.`
              : 'must not be NULL.',
            coded('null', item),
          ),
        ]
      : []),
    ...(isString(parameter) && lists('encoding', item)
      ? [
          rule(
            'encoding',
            `must be UTF-8 without a byte order mark${unlessNull}.`,
            coded('encoding', item),
          ),
        ]
      : []),
    ...(object !== undefined && direction === 'in'
      ? [
          rule(
            'json',
            `must be a JSON object${unlessNull}.`,
            coded('json', item),
          ),
          rule(
            'options',
            `must have no keys other than those of ${object}, each with a value of its type and range.`,
            coded('options', item),
          ),
        ]
      : []),
  ];
}

/** Rules on threads and callbacks. */
function callUsage(item: ApiFunction, header: ApiHeader): ValidUsage[] {
  const handle = item.parameters.find((each) => isHandle(each, header));
  const rule = (kind: string, must: string, otherwise?: string) => ({
    id: `call-${kind}`,
    parameter: undefined,
    must,
    otherwise,
  });
  return [
    ...(handle
      ? [
          rule(
            'threads',
            item.thread.keyword === 'exclusive'
              ? 'must not overlap with any other call on the handle.'
              : 'must not overlap with a call that needs exclusive use of the handle.',
          ),
        ]
      : []),
    ...(item.callback.keyword === 'forbidden'
      ? [
          rule(
            'callback',
            'must not be made from inside a C_RESULT_CALLBACK.',
            coded('callback', item),
          ),
        ]
      : []),
  ];
}

/** The one state in which a function can be called; none when there are several. */
function stateUsage(
  item: ApiFunction,
): {state: string; code: 'created' | 'ready'}[] {
  const [first = ''] = item.states.split('.');
  return first === 'ready'
    ? [{state: first, code: 'created'}]
    : first === 'created'
      ? [{state: first, code: 'ready'}]
      : [];
}

/** A pointer whose type hides it, other than one to a function. */
function isHandle(
  {type, isPointer, direction}: ApiParameter,
  {functions}: ApiHeader,
): boolean {
  return (
    direction === 'in' &&
    isPointer &&
    !type.includes('*') &&
    !functions.some(({name}) => name === type)
  );
}

function isString({type, direction}: ApiParameter): boolean {
  return direction === 'in' && /^const char ?\*$/.test(type);
}

function lists(kind: keyof typeof CODES, {errors}: ApiFunction): boolean {
  return errors.some(({code}) => code === CODES[kind]);
}

function coded(kind: keyof typeof CODES, item: ApiFunction): string {
  return lists(kind, item) ? CODES[kind] : UNSPECIFIED;
}
