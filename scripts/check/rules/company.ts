import {isBusinessNumber} from '../../../src/site/businessNumber';
import {isPlaceholder, type CompanyInfo} from '../../../src/site/company';
import {HTTPS_ADDRESS} from '../../../src/site/httpsAddress';
import type {Problem} from '../../../src/sets/problem';
import {lineOfText} from '../sourceLines';
import type {Sources} from '../sources';
import type {Check} from '../types';

const FILE = 'src/site/company.ts';

/** A fact of the vendor as it is held to a form. */
interface Fact {
  /** Its key, as messages name it. */
  readonly key: string;
  readonly value: string;
  readonly isWhole: boolean;
  readonly expected: string;
  /** A text that stands on its line, and no earlier. */
  readonly at: string;
}

/** Mail address, telephone and business number, and the addresses that the vendor leads to, are such, or placeholders. */
export const company: Check = {
  name: 'company',
  unit: 'facts',
  run: ({company: facts, files}: Sources) => {
    const all = factsOf(facts);
    return {
      inspected: all.length,
      problems: all
        .filter(({value, isWhole}) => !isPlaceholder(value) && !isWhole)
        .map(({key, value, expected, at}): Problem => ({
          file: FILE,
          line: lineOfText(files, FILE, at),
          found: `\`${key}\` is "${value}"`,
          expected: `${expected}, or a placeholder in braces`,
          remedy: 'Correct it: legal texts and the footer show it.',
        })),
    };
  },
};

function factsOf(facts: CompanyInfo): Fact[] {
  const own = (
    key: 'email' | 'phone' | 'businessNumber' | 'businessPage',
    isWhole: (value: string) => boolean,
    expected: string,
  ): Fact => ({
    key,
    value: facts[key],
    isWhole: isWhole(facts[key]),
    expected,
    // Before the value stands its key alone: the types have a semicolon.
    at: `  ${key}: '`,
  });
  return [
    own(
      'email',
      (value) => MAIL.test(value),
      'a mail address, such as support@vendor.example',
    ),
    own(
      'phone',
      (value) => /^\+?[\d() -]{3,}\d$/.test(value),
      'a telephone number, such as +82 2 1234 5678',
    ),
    own(
      'businessNumber',
      isBusinessNumber,
      'ten digits as 000-00-00000, of which the last is the check digit of the others',
    ),
    own(
      'businessPage',
      (value) => HTTPS_ADDRESS.test(value),
      'a whole https address',
    ),
    ...Object.entries(facts.providers).flatMap(([kind, providers]) =>
      providers.flatMap(({name, privacyUrl}): Fact[] =>
        privacyUrl === undefined
          ? []
          : [
              {
                key: `privacyUrl of ${name.en} (${kind})`,
                value: privacyUrl,
                isWhole: HTTPS_ADDRESS.test(privacyUrl),
                expected: "the whole https address of the provider's policy",
                at: `'${privacyUrl}'`,
              },
            ],
      ),
    ),
  ];
}

const MAIL = /^[^\s@<>"]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/i;
