import type {Paragraph, PhrasingContent} from 'mdast';
import type {Place, Uses} from './uses';

/** Where the member of a key is used; `undefined` for one that no page names. */
export type UsesOf = (key: string) => Uses | undefined;

/** Links that one line holds: a name that every sample uses needs no list of all pages. */
const MOST = 6;

/** A line with the samples that use a member, and one with the guides that mention it. */
export function usesBlocks(uses: Uses | undefined): Paragraph[] {
  return [
    ...usesLine('In samples: ', uses?.samples ?? []),
    ...usesLine('In guides: ', uses?.guides ?? []),
  ];
}

function usesLine(title: string, places: readonly Place[]): Paragraph[] {
  if (places.length === 0) {
    return [];
  }
  const shown = places.slice(0, MOST);
  const rest = places.length - shown.length;
  return [
    {
      type: 'paragraph',
      children: [
        text(title),
        ...shown.flatMap((place, index) => [
          ...(index > 0 ? [text(', ')] : []),
          placeLink(place),
        ]),
        text(
          rest > 0 ? `, and on ${rest} more page${rest > 1 ? 's' : ''}.` : '.',
        ),
      ],
    },
  ];
}

function placeLink({route, title, heading, anchor}: Place): PhrasingContent {
  return {
    type: 'link',
    url: anchor ? `${route}#${anchor}` : route,
    children: [text(anchor ? `${title} (${heading})` : title)],
  };
}

function text(value: string): PhrasingContent {
  return {type: 'text', value};
}
