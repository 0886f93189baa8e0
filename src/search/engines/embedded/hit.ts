import {
  cutAround,
  escapeText,
  markWords,
  matchesTerms,
  type WordTest,
} from '../../marked';
import {AFFIX_TOKENS} from '../../query';
import type {RecordType} from '../../record';
import type {FieldHighlight, GroupedHit} from '../../response';
import type {FoundSection} from './findSections';
import {hierarchyFields} from './section';
import type {Shard} from './shard';

/** Makes the answer's entry for a section: the best piece of its text, matches marked. */
export async function createHit({
  shard,
  id,
  terms,
  inHeadings,
}: FoundSection<Shard>): Promise<GroupedHit> {
  const section = shard.sections[id]!;
  const test = matchesTerms(new Set(terms));
  // A heading is worth showing without its text when that cannot be had.
  const pieces = await shard.textOf(id).catch(() => []);
  const piece = bestPiece(pieces, test);
  const fields = hierarchyFields(section.hierarchy);
  const type: RecordType =
    inHeadings || piece === undefined ? `lvl${section.level}` : 'content';
  const highlight: Record<string, FieldHighlight> = {};
  for (const [field, text] of Object.entries(fields)) {
    highlight[field] = {value: markWords(text, test)};
  }
  if (piece !== undefined) {
    const snippet = cutAround(piece, test, AFFIX_TOKENS);
    highlight['content'] = {snippet: markWords(snippet, test)};
  }
  return {
    group_key: [section.url],
    hits: [
      {
        document: {
          id: section.url,
          type,
          url: section.url,
          anchor: section.anchor,
          ...Object.fromEntries(
            Object.entries(fields).map(([name, text]) => [
              name,
              escapeText(text),
            ]),
          ),
          ...(piece !== undefined && {content: escapeText(piece)}),
        },
        highlight,
      },
    ],
  };
}

function bestPiece(
  pieces: readonly string[],
  test: WordTest,
): string | undefined {
  let best = pieces[0];
  let most = 0;
  for (const piece of pieces) {
    const matches = new Set(
      (piece.match(/[\p{L}\p{N}_+#]+/gu) ?? []).filter(test),
    ).size;
    if (matches > most) {
      [best, most] = [piece, matches];
    }
  }
  return best;
}
