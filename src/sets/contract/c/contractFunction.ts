import type {
  ContractFunction,
  ContractNotes,
  ContractParameter,
} from '../types';
import {docBeside} from './attach';
import {printType, type CDeclared, type CParameter, type CType} from './cTypes';
import {
  briefOf,
  plain,
  tagText,
  tagTexts,
  type DocComment,
  type DocTag,
} from './doxygen';
import type {DocumentedDeclaration} from './readHeader';

/**
 * A function, or the type of one, with what its comment says.
 *
 * @returns undefined when the name is something else
 */
export function contractFunction(
  item: CDeclared,
  {doc, chunk}: DocumentedDeclaration,
  types: ReadonlyMap<string, CType>,
): ContractFunction | undefined {
  const type = functionOf(item, types);
  if (!type) {
    return undefined;
  }
  return {
    name: item.name,
    returns: printType(type.returns),
    variadic: type.variadic,
    parameters: type.parameters.map((parameter) =>
      contractParameter(parameter, doc),
    ),
    brief: doc ? briefOf(doc) : '',
    line: item.line,
    ...(doc ? notesOf(doc) : {}),
    ...(chunk.deprecated === undefined
      ? {}
      : {
          deprecated:
            tagText(doc ?? {tags: [], paragraphs: [], line: 0}, 'deprecated') ||
            chunk.deprecated,
        }),
  };
}

/** The function type behind a name: its own, the one pointed to, or that of a type's name. */
export function functionOf(
  {kind, type}: CDeclared,
  types: ReadonlyMap<string, CType>,
): (CType & {kind: 'function'}) | undefined {
  if (type.kind === 'function') {
    return type;
  }
  if (kind === 'typedef' && type.kind === 'pointer') {
    return type.to.kind === 'function' ? type.to : undefined;
  }
  // `extern handler_fn on_error;` declares a function when handler_fn is the type of one.
  const named =
    kind === 'variable' && type.kind === 'base'
      ? types.get(type.text)
      : undefined;
  return named?.kind === 'function' ? named : undefined;
}

function contractParameter(
  {name, type, adjusted, place}: CParameter,
  doc: DocComment | undefined,
): ContractParameter {
  const given = doc ? paramTag(doc, name) : undefined;
  const beside = place && docBeside(place, []);
  const text = given ? given.text : beside && briefOf(beside);
  const printed = printType(adjusted);
  const declared = printType(type);
  const flags = (given?.flags ?? '').split(/[\s,]+/);
  const [isIn, isOut] = [
    flags.includes('in') || flags.includes('inout'),
    flags.includes('out') || flags.includes('inout'),
  ];
  return {
    name,
    type: printed,
    ...(declared === printed ? {} : {declared}),
    ...(isIn || isOut
      ? {direction: isIn && isOut ? 'in,out' : isOut ? 'out' : 'in'}
      : {}),
    ...(text ? {text} : {}),
  };
}

/** The `@param` of a name, and its text without it. */
export function paramTag(doc: DocComment, name: string): DocTag | undefined {
  for (const tag of doc.tags) {
    const [, names, text] =
      /^((?:[\w$.]+|\.\.\.)(?:\s*,\s*[\w$.]+)*)\s*(?:[-:–—]+\s+)?(.*)$/s.exec(
        tag.text,
      ) ?? [];
    if (tag.name === 'param' && names?.split(/\s*,\s*/).includes(name)) {
      return {...tag, text: plain(text!)};
    }
  }
  return undefined;
}

function notesOf(doc: DocComment): ContractNotes {
  const description = doc.paragraphs.map(plain).join('\n\n');
  const returnText = tagText(doc, 'return', 'returns', 'result');
  const since = tagText(doc, 'since');
  const deprecated = tagText(doc, 'deprecated');
  const see = tagTexts(doc, 'see', 'sa')
    .flatMap((text) => text.split(/,\s*/))
    .filter(Boolean);
  const notes = tagTexts(
    doc,
    'note',
    'remark',
    'remarks',
    'warning',
    'attention',
  );
  const retvals = tagTexts(doc, 'retval').map((text) => {
    const [value = '', ...words] = text.split(' ');
    return {value, text: words.join(' ').replace(/^[-:–—]+ /, '')};
  });
  return {
    ...(description ? {description} : {}),
    ...(returnText ? {returnText} : {}),
    ...(retvals.length > 0 ? {retvals} : {}),
    ...(since ? {since} : {}),
    ...(deprecated === undefined ? {} : {deprecated}),
    ...(see.length > 0 ? {see} : {}),
    ...(notes.length > 0 ? {notes} : {}),
  };
}
