import path from 'node:path';
import {isDevelopment} from '../../../site/settings';
import {changelogOf, type ChangelogEntry} from '../../changes/changelog';
import type {ContractHistory} from '../../changes/history';
import {historyReader} from '../../changes/readHistory';
import {setPagesReader, type SetPage} from '../../reference/setPages';
import {loadHeader} from '../contract/header';
import {HEADER_FILE} from '../contract/headerFile';
import type {ApiHeader} from '../contract/headerTypes';
import {OCR} from '../set';
import {headerCounts} from './headerCounts';
import {headerUses} from './headerUses';
import {nameFacts, type NameFacts} from './nameFacts';
import {memberUrl, phrase} from './phrases';

const ROOT = path.resolve(__dirname, '../../../..');

/** What the pages of the set are written with. */
export interface OcrContract {
  readonly header: ApiHeader;
  readonly facts: NameFacts;
  /** What each version changed; a copy of its own for each call, since pages change what they show. */
  readonly changelog: () => ChangelogEntry[];
}

const currentPages = setPagesReader(ROOT, OCR, isDevelopment());

interface State {
  readonly header: ApiHeader;
  readonly history: ContractHistory;
  readonly pages: readonly SetPage[];
}

/**
 * Makes a reader of a header, of its versions and of where its names are used: once for each state of
 * header, versions and pages.
 *
 * @param file - path of the header
 */
export function ocrContractReader(
  file: string = HEADER_FILE,
): () => OcrContract {
  const currentHistory = historyReader(file);
  let known: (State & {contract: OcrContract}) | undefined;
  return () => {
    const header = loadHeader(file);
    const history = currentHistory();
    const pages = currentPages();
    if (
      known?.header !== header ||
      known.history !== history ||
      known.pages !== pages
    ) {
      const state = {header, history, pages};
      known = {...state, contract: contractOf(state)};
    }
    return known.contract;
  };
}

function contractOf({header, history, pages}: State): OcrContract {
  const uses = headerUses(header, pages);
  const first = history.at(-1)!;
  const contents = headerCounts(
    history.length > 1 ? loadHeader(first.surface.file) : header,
  );
  return {
    header,
    facts: nameFacts(header, history, (name) => uses.get(name)),
    changelog: () =>
      changelogOf(history, {
        addressOf: (name) => memberUrl(name, header),
        prose: (text) => phrase(text, header),
        samplesOf: (name) => uses.get(name)?.samples ?? [],
        contents,
      }),
  };
}
