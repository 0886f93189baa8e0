import {toLetters} from './hangul';

/**
 * Words that say nothing about a page: articles, question words, and what a question is wrapped in.
 * They are not indexed in prose, and decide nothing in a query that has other words.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and any anyone are as at be because been being but by can cannot could did do does doing done ' +
    'for from get gets getting go going had has have having help here hi how i if in instead into is it its ' +
    'just keep keeps kind let like make makes making may me mean means might mine must my need needs no not of off ' +
    'on one or our ours out please possible problem properly really shall should so some something that the ' +
    'their them then there these they thing this those to too try trying us use used using very want wants was way ways we were ' +
    'what when where whether which while who whom whose why will with without work working works would yet you your ' +
    'doesn don didn isn wasn won t s ' +
    'about again also always anything anywhere come comes ever every everything exactly happen happens know many more ' +
    'much other say see several somewhere soon still such tell than together until while ' +
    // Korean: how, what, when, why; way, case, thing; to do, to be, to want.
    '어떻게 무엇 뭐 언제 어디 왜 어느 방법 법 사용법 경우 때 것 거 수 하는 하기 하나요 되나요 인가요 있는 있나요 없는 싶어요 싶습니다 하고 하면 하려면 ' +
    '안 못 및 또는 그리고 좀 누가 누구 몇 얼마 얼마나 무슨 어떤 이유 뭔가 정말 다시 바로 모두 이런 그런 대해 대한 위해'
  ).split(' '),
);

/** Stems of Korean verbs that say nothing either, in letters: to do, to be, to become, to want, to know. */
export const STOP_VERBS: ReadonlySet<string> = new Set(
  '하 되 있 없 싶 않 못하 같 알 어떠하 그러 이러 가능하 원하 필요하 궁금하'
    .split(' ')
    .map(toLetters),
);
