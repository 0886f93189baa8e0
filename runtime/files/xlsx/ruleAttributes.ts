// Attributes of conditional formats that the library neither reads nor writes.
import type {FileRule} from './conditionalFormats';
import {type Attributes, scanXml} from './xml';

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
export function readAttributes(xml: string): Attributes[] {
  const found: Attributes[] = [];
  let isRead = false;
  scanXml(xml, {
    open: (name, attributes) => {
      if (name === 'conditionalFormatting') {
        isRead = Boolean(attributes.sqref);
      } else if (name === 'cfRule' && isRead) {
        if (!/^$|^time|Errors$/.test(attributes.type ?? '')) {
          found.push(attributes);
        }
      } else if (name === 'dataBar' && isRead) {
        found.push({...found.pop(), ...attributes});
      }
    },
  });
  return found;
}
