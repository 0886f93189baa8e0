import {isPlaceholder} from '../../../src/site/company';
import type {Problem} from '../../../src/sets/problem';
import {lineOfText} from '../sourceLines';
import type {Sources} from '../sources';
import type {Check} from '../types';

const FILE = 'src/site/company.ts';

/** Facts of the vendor by which readers reach it, and their form. */
const FORMS = {
  email: {
    pattern: /^[^\s@<>"]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/i,
    expected: 'a mail address, such as support@vendor.example',
  },
  phone: {
    pattern: /^\+?[\d() -]{3,}\d$/,
    expected: 'a telephone number, such as +82 2 1234 5678',
  },
  businessPage: {
    pattern: /^https:\/\/[^\s"<>]+$/,
    expected: 'an https address',
  },
} as const;

/** Mail address, telephone number and public entry of the vendor are such, or placeholders. */
export const company: Check = {
  name: 'company',
  unit: 'facts',
  run: (sources) => ({
    inspected: Object.keys(FORMS).length,
    problems: companyProblems(sources.company, sources),
  }),
};

function companyProblems(
  facts: Readonly<Record<keyof typeof FORMS, string>>,
  {files}: Sources,
): Problem[] {
  return Object.entries(FORMS).flatMap(([key, {pattern, expected}]) => {
    const fact = facts[key as keyof typeof FORMS];
    return isPlaceholder(fact) || pattern.test(fact)
      ? []
      : {
          file: FILE,
          line: lineOfText(files, FILE, `\n  ${key}: `) + 1,
          found: `\`${key}\` is "${fact}"`,
          expected: `${expected}, or a placeholder in braces`,
          remedy: 'Correct it: legal texts and the footer show it.',
        };
  });
}
