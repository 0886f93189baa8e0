import {
  adjusted,
  printType,
  type CDeclared,
  type CType,
} from '../../contract/c/cTypes';
import {functionOf, paramTag} from '../../contract/c/contractFunction';
import {briefOf, type DocComment} from '../../contract/c/doxygen';
import {layOutFunction} from '../../contract/c/layOut';
import type {CHeader} from '../../contract/c/readHeader';
import type {
  ApiError,
  ApiFunction,
  ApiParameter,
  ApiPrecondition,
  ApiRule,
  ApiStatusCode,
} from './headerTypes';
import {splitAt} from './splitAt';

const NO_COMMENT: DocComment = {tags: [], paragraphs: [], line: 0};

/** Reads the functions and the types of callbacks of a header, in its order. */
export function readFunctions(
  header: CHeader,
  codes: readonly ApiStatusCode[],
): ApiFunction[] {
  return header.declarations.flatMap(({declared, doc}) =>
    declared
      .filter(({isStatic}) => !isStatic)
      .flatMap((item) => {
        const type = functionOf(item, header.types);
        return type ? [readFunction(item, type, doc, codes, header.types)] : [];
      }),
  );
}

function readFunction(
  item: CDeclared,
  type: CType & {kind: 'function'},
  comment: DocComment | undefined,
  codes: readonly ApiStatusCode[],
  types: CHeader['types'],
): ApiFunction {
  const doc = comment ?? NO_COMMENT;
  const all = (...names: string[]) =>
    doc.tags.filter(({name}) => names.includes(name));
  const text = (...names: string[]) => all(...names)[0]?.text ?? '';
  const rule = <K extends string>(name: string): ApiRule<K> => {
    const [keyword, rest] = splitAt(text(name), ' - ');
    return {keyword: keyword as K, text: rest};
  };
  const isTypedef = item.kind === 'typedef';
  const name = item.type.kind === 'pointer' ? `*${item.name}` : item.name;
  return {
    name: item.name,
    kind: isTypedef ? 'callback' : 'function',
    declaration: layOutFunction(name, type, isTypedef),
    line: all('brief', 'short')[0]?.line ?? comment?.line ?? item.line,
    isDescribed: comment !== undefined,
    brief: briefOf(doc),
    task: text('task'),
    parameters: type.parameters.map((parameter) =>
      readParameter(parameter, doc, types),
    ),
    described: all('param').map((tag) => {
      const [described, meaning] = splitAt(tag.text, ' - ');
      return {name: described, text: meaning};
    }),
    preconditions: all('pre').map(readPrecondition),
    returns: text('return', 'returns'),
    errors: all('error', 'retval').map((tag) => readError(tag, codes)),
    thread: rule('thread'),
    blocking: rule('blocking'),
    callback: rule('callback'),
    ownership: text('ownership'),
    states: text('states'),
    since: text('since'),
    see: all('see', 'sa').flatMap((tag) =>
      tag.text
        .split(/,\s*/)
        .map((other) => other.replace(/\(\)\.?$/, ''))
        .filter(Boolean),
    ),
  };
}

function readParameter(
  {name, type}: {name: string; type: CType},
  doc: DocComment,
  types: CHeader['types'],
): ApiParameter {
  const tag = paramTag(doc, name);
  const flags = (tag?.flags ?? '').split(/[\s,]+/);
  return {
    name,
    type: printType(type),
    isPointer: isPointer(type, types),
    direction: flags.includes('out') && !flags.includes('in') ? 'out' : 'in',
    nullable: flags.includes('null'),
    text: tag?.text ?? '',
  };
}

/** Whether NULL can stand for a value of the type, which names of types may hide. */
function isPointer(type: CType, types: CHeader['types']): boolean {
  const real = adjusted(type, types);
  const named = real.kind === 'base' ? types.get(real.text) : undefined;
  return (
    real.kind === 'pointer' || (named !== undefined && isPointer(named, types))
  );
}

/** `name - condition | otherwise`; Doxygen's `@pre condition` speaks of the call. */
function readPrecondition(tag: {text: string; line: number}): ApiPrecondition {
  const [, subject = 'call', rest = tag.text] =
    /^(\w+) - (.*)$/s.exec(tag.text) ?? [];
  const [must, otherwise] = splitAt(rest, ' | ');
  return {
    subject,
    must,
    otherwise: otherwise === 'undefined' ? undefined : otherwise,
    line: tag.line,
  };
}

/** `CODE - cause | what to do`, and Doxygen's `CODE cause`. */
function readError(
  tag: {text: string; line: number},
  codes: readonly ApiStatusCode[],
): ApiError {
  const [, code = '', text = ''] =
    /^(\S+)\s*(?:-\s+)?(.*)$/s.exec(tag.text) ?? [];
  const [cause, remedy] = splitAt(text, ' | ');
  const general = codes.find((item) => item.name === code);
  return {
    code,
    cause: cause || (general?.cause ?? ''),
    remedy: remedy || (general?.remedy ?? ''),
    line: tag.line,
  };
}
