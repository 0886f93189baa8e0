import type {Paragraph, PhrasingContent} from 'mdast';
import type {Place, Use, Uses} from './uses';

/** Where the member of a key is used; `undefined` for one that no page names. */
export type UsesOf = (key: string) => Uses | undefined;

/** Links that one line holds. A name that more pages use needs one: to the page that tells most about it. */
const MOST = 6;

/** A line with the samples that use a member, and one with the guides that mention it. */
export function usesBlocks(uses: Uses | undefined): Paragraph[] {
  const {samples = [], guides = []} = uses ?? {};
  const mentions = new Map(guides.map(({route, times}) => [route, times]));
  const weightOf = ({route, times}: Use): number =>
    (mentions.get(route) ?? 0) + times / 1000;
  return [
    ...usesLine('In samples: ', samples, weightOf),
    ...usesLine('In guides: ', guides, weightOf),
  ];
}

function usesLine(
  title: string,
  places: readonly Use[],
  weightOf: (use: Use) => number,
): Paragraph[] {
  if (places.length === 0) {
    return [];
  }
  const shown =
    places.length > MOST
      ? [...places].sort((a, b) => weightOf(b) - weightOf(a)).slice(0, 1)
      : places;
  return [
    {
      type: 'paragraph',
      children: [
        text(title),
        ...shown.flatMap((place, index) => [
          ...(index > 0 ? [text(', ')] : []),
          placeLink(place),
        ]),
        text('.'),
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
