/** English words that say nothing about a page. They are neither indexed in prose nor searched for. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and are as at be been by can do does did for from had has have how i if in into is it its ' +
    'me my of on or our so than that the their them then there these they this to us was we were ' +
    'what when where which while who why will with would you your'
  ).split(' '),
);
