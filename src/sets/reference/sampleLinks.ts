import type {Code} from 'mdast';

/** Property of the `code` element of a fence that says which of its names are links: JSON, name → address. */
export const NAME_LINKS = 'nameLinks';

/** Marks the names of a fence that have an entry; {@link linkedHtml} makes links of them. */
export function markNames(
  fence: Code,
  addresses: ReadonlyMap<string, string>,
): void {
  if (addresses.size > 0) {
    const {hProperties} = fence.data ?? {};
    fence.data = {
      ...fence.data,
      hProperties: {
        ...hProperties,
        [NAME_LINKS]: JSON.stringify(Object.fromEntries(addresses)),
      },
    };
  }
}

/** Parts of a sample that are no code. */
const NO_CODE = /^<span class="hljs-(?:comment|string|regexp|meta)/;

/**
 * Makes links of names in a coloured sample: of each the first that is neither comment nor text.
 *
 * @param html - spans made by the highlighter
 * @param addresses - address of each name
 * @param base - path of the site, in front of each address, without a slash at its end
 */
export function linkedHtml(
  html: string,
  addresses: Readonly<Record<string, string>>,
  base: string,
): string {
  const open = new Map(Object.entries(addresses));
  const spans: boolean[] = [];
  return html
    .split(/(<[^>]*>)/)
    .map((part) => {
      if (part.startsWith('</')) {
        spans.pop();
        return part;
      }
      if (part.startsWith('<')) {
        spans.push(NO_CODE.test(part));
        return part;
      }
      return spans.includes(true) ? part : linkWords(part, open, base);
    })
    .join('');
}

function linkWords(
  text: string,
  open: Map<string, string>,
  base: string,
): string {
  return text.replace(/&[a-z]+;|[A-Za-z_]\w*/g, (word) => {
    const address = open.get(word);
    if (address === undefined) {
      return word;
    }
    open.delete(word);
    return `<a href="${base}${address}">${word}</a>`;
  });
}
