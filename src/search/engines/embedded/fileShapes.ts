// What each file of an index must be: whoever shows a hit, or counts by one, takes it for that.
import type {
  Manifest,
  PageFile,
  TagRange,
  TermBlock,
  TitlesFile,
  TypoBlock,
} from './indexFiles';

type Test<T> = (value: unknown) => value is T;

const isText: Test<string> = (value) => typeof value === 'string';

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0;

const isList =
  <T>(isEach: Test<T>) =>
  (value: unknown): value is T[] =>
    Array.isArray(value) && value.every(isEach);

/** A list of fixed places. */
const isRow =
  <T>(...places: Test<unknown>[]) =>
  (value: unknown): value is T =>
    Array.isArray(value) &&
    value.length === places.length &&
    places.every((isPlace, at) => isPlace(value[at]));

export const isTexts: Test<string[]> = isList(isText);

export const isTerms: Test<TermBlock> = isList(
  isRow<TermBlock[number]>(isText, isCount, isList(isCount)),
);

export const isTypos: Test<TypoBlock> = isList(
  (value): value is TypoBlock[number] => isTexts(value) && value.length > 0,
);

export const isTitles: Test<TitlesFile> = isList(
  isRow<TitlesFile[number]>(isText, isText),
);

const isSections = isList(
  isRow<PageFile['sections'][number]>(isText, isTexts, isTexts),
);

export function isPage(value: unknown): value is PageFile {
  const {path, lvl0, sections} = (value ?? {}) as Partial<PageFile>;
  return isText(path) && isText(lvl0) && isSections(sections);
}

const isTags = isList(isRow<TagRange>(isText, isCount, isCount));

export function isManifest(value: unknown): value is Manifest {
  const {format, language, build, tags, blocks} = (value ??
    {}) as Partial<Manifest>;
  return (
    format === 3 &&
    isText(language) &&
    isText(build) &&
    isTags(tags) &&
    isTexts(blocks)
  );
}
