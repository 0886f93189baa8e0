// Attributes of conditional formats that the library neither reads nor writes.
import type {FileRule} from './conditionalFormats';
import {type Attributes, elementsIn, type XmlElement} from './xml';

/**
 * Adds attributes that the library does not write, to rules that it numbered from 1; and says what is true
 * with the number that all programs read.
 */
export function withAttributes(
  xml: string,
  rules: readonly FileRule[],
): string {
  return xml
    .replace(
      /(<cfRule [^>]*\bpriority="(\d+)"[^>]*>)(<dataBar)?/g,
      (tag, ...groups) => {
        const [, priority] = groups as string[];
        const more = Object.entries(rules[Number(priority) - 1]?.more ?? {})
          .map(([name, value]) => ` ${name}="${value}"`)
          .join('');
        const first = tag.endsWith('>') ? '<cfRule' : tag;
        return first + more + tag.slice(first.length);
      },
    )
    .replace(/ (stopIfTrue|reverse)="true"/g, ' $1="1"');
}

/** Attributes of the rules that the library reads, in its order. */
export function readAttributes(sheet: XmlElement): Attributes[] {
  return elementsIn(sheet, 'conditionalFormatting')
    .filter(({attributes}) => attributes.sqref)
    .flatMap((format) => elementsIn(format, 'cfRule'))
    .filter(({attributes}) => !/^$|^time|Errors$/.test(attributes.type ?? ''))
    .map((rule) => ({
      ...rule.attributes,
      ...elementsIn(rule, 'dataBar')[0]?.attributes,
    }));
}
