import {readFileSync} from 'node:fs';
import path from 'node:path';
import {withoutText} from '../../contract/withoutText';
import type {ScannedFence} from '../../reference/scanPage';
import type {SetPage} from '../../reference/setPages';
import {findUses, type Uses} from '../../reference/uses';
import {isUnlistedPage} from '../../../site/unlistedPages';
import type {ApiHeader} from '../contract/headerTypes';
import {memberUrl} from './phrases';

/** Pages that list members rather than show how they are used. */
const NO_GUIDE = /^\/ocr\/(?:reference\/|changelog$)/;

/** Finds where the members of the header are used: in samples, and in guides beside their own pages. */
export function headerUses(
  header: ApiHeader,
  pages: readonly SetPage[],
): Map<string, Uses> {
  const isOwnPage = (name: string, {route}: SetPage) =>
    memberUrl(name, header)?.split('#')[0] === route;
  return findUses(
    pages.filter(({route}) => !NO_GUIDE.test(route) && !isUnlistedPage(route)),
    {
      inSample: (fence, page) =>
        namesInSample(sampleText(fence, page.file), fence.lang, header).filter(
          (name) => !isOwnPage(name, page),
        ),
      inText: (text, page) => {
        const name = text.replace(/\(\)$/, '');
        return memberUrl(name, header) && !isOwnPage(name, page)
          ? name
          : undefined;
      },
    },
  );
}

/** The code that a fence shows: its own, or that of a file beside the page. */
export function sampleText(
  {code, meta}: Pick<ScannedFence, 'code' | 'meta'>,
  page: string,
): string {
  const source = meta.get('from-file');
  return source === undefined
    ? code
    : readFileSync(path.join(path.dirname(page), source), 'utf8').trimEnd();
}

/** Members of the header that a sample in C or C++ names: functions where they are called. */
export function namesInSample(
  code: string,
  lang: string,
  header: ApiHeader,
): string[] {
  if (!/^(?:c|cpp)$/.test(lang)) {
    return [];
  }
  const plain = withoutText(code);
  const words = new Set(plain.match(/\b[A-Za-z_]\w*(?=\s*\()|\b[A-Z]\w*/g));
  return [...words].filter((word) => memberUrl(word, header) !== undefined);
}
