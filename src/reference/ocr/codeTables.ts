import {md} from '../../content';
import {listFunctionErrors} from '@document-sdk/contract';
import {OCR_CONTRACT} from '../../site/sets/ocr/contract';
import {
  linkName,
  linkNames,
  UNSPECIFIED,
  type OcrHeader,
  type HeaderFunction,
  type OcrFacts,
} from './header';

/** Every status code with cause, remedy, and the functions that return or deliver it. */
export function buildErrorIndex(header: OcrFacts): md.Blocks {
  return header.codes.map(({name, value, text = '', remedy = ''}) => [
    md.heading(2, name, [md.code(name), ` (${value})`], 'symbol-name'),
    md.definitions([
      ['Cause', linkNames(text || UNSPECIFIED, header)],
      ['What to do', linkNames(remedy, header)],
      ['Returned by', listReturning(name, 'function', header)],
      ['Delivered by', listDelivering(name, header)],
    ]),
    header
      .versions(name)
      .map(([title, value]) => md.paragraph(`${title}: `, value)),
  ]);
}

function listReturning(
  code: string,
  kind: HeaderFunction['kind'],
  header: OcrFacts,
): md.Inlines {
  return md.joinWithCommas(
    header.functions.filter(
      (item) =>
        item.kind === kind &&
        listFunctionErrors(item, header.codes).some(
          (error) => error.code === code,
        ),
    ),
    (item) => linkName(item.name, header, '#errors'),
  );
}

/** Callbacks and functions that hand over the status of a job: it is not their own return value. */
function listDelivering(code: string, header: OcrFacts): md.Inlines {
  const {function: name, parameter, except} = OCR_CONTRACT.jobStatus;
  const callbacks = listReturning(code, 'callback', header);
  return (
    md.flatten(callbacks).length > 0 && [
      callbacks,
      !except.includes(code) &&
        header.addresses.has(name) && [
          ', ',
          linkName(name, header, '#two-statuses'),
          ' in ',
          md.code(parameter),
        ],
    ]
  );
}

/**
 * The codes by subject with their numbers, linked to their entries. The subject of a code is that of the closest
 * code above it that the set names.
 */
export function buildCodeNumbers({codes, addresses}: OcrHeader): md.Blocks {
  let subject = 'other';
  const subjects = new Map<string, md.Inlines[]>();
  for (const {name, value} of codes) {
    subject = OCR_CONTRACT.codeSubjects[name] ?? subject;
    // The id is the anchor that the entry had on this page in earlier versions.
    const link = md.link(addresses.get(name)!, md.code(name, name));
    subjects.set(subject, [
      ...(subjects.get(subject) ?? []),
      [`${value} `, link],
    ]);
  }
  return md.table(
    ['About', 'Codes'],
    [...subjects].map(([about, list]) => [
      about,
      md.joinWithCommas(list, (code) => code),
    ]),
  );
}
