import {expect, it} from 'vitest';
import {BUYER_RULES, type BuyerRule} from '../../../src/site/buyerRules';
import type {LegalTextId} from '../../../src/site/legalTexts';
import {LOCALES, type Locale} from '../../../src/site/locales';
import {textIn} from '../../../src/site/texts';
import {readLegalSource} from './sourceSections';

const RULES = BUYER_RULES.flatMap(({rules}) => rules);

/** What a rule says otherwise than the section it links to. */
function findContradictions(rule: BuyerRule, locale: Locale): string[] {
  const [path, anchor] = rule.to.split('#') as [string, string];
  const id = path.slice('/legal/'.length) as LegalTextId;
  const {file, sections} = readLegalSource(id, locale);
  const section = sections.find((candidate) => candidate.id === anchor);
  if (!section) {
    return [
      `${file}:1: no section {#${anchor}}: expected by the rule "${rule.id}" of src/site/buyerRules.ts.`,
    ];
  }
  const text = section.lines.join('\n');
  const numbers = textIn(rule.rule, locale).match(/\d+/g) ?? [];
  return numbers
    .filter((number) => !new RegExp(`(?<!\\d)${number}(?!\\d)`).test(text))
    .map(
      (number) =>
        `${file}:${section.line}: {#${anchor}} does not say ${number}, as the rule "${rule.id}" of src/site/buyerRules.ts does. Make both say the same.`,
    );
}

it.each(LOCALES)('the summary says what its sections say, in %s', (locale) => {
  expect(RULES.length).toBeGreaterThanOrEqual(10);
  expect(RULES.flatMap((rule) => findContradictions(rule, locale))).toEqual([]);
});

it('a wrong number and a missing section are reported', () => {
  const rule = RULES.find(({id}) => id === 'not-activated')!;
  const wrong = {...rule, rule: {ko: '4일', en: 'within 4 days'}};
  expect(findContradictions(wrong, 'en')[0]).toMatch(
    /refund\.mdx:\d+: \{#not-activated\} does not say 4/,
  );
  expect(
    findContradictions({...rule, to: '/legal/refund#gone'}, 'ko')[0],
  ).toContain('no section {#gone}');
});
