import type {TextPart} from '../../text/parts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&amp;': '&',
};

/**
 * Reads a text of the server: `<mark>` and `</mark>` delimit matches, everything else is text,
 * whether the collection holds it escaped (as Typesense's scraper does) or raw. The result is
 * rendered as text, so markup in a record stays visible and harmless.
 */
export function parseMarked(value: string): TextPart[] {
  const parts: TextPart[] = [];
  let isMatch = false;
  for (const piece of value.split(/(<\/?mark>)/)) {
    if (piece === '<mark>' || piece === '</mark>') {
      isMatch = piece === '<mark>';
    } else if (piece !== '') {
      parts.push({text: decode(piece), isMatch});
    }
  }
  return parts;
}

function decode(text: string): string {
  return text.replace(
    /&(?:lt|gt|quot|#39|#x27|amp);/g,
    (entity) => ENTITIES[entity] ?? entity,
  );
}
