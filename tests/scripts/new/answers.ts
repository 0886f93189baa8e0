import {
  diskFiles,
  overlayFiles,
  type FileTree,
} from '../../../scripts/check/files';
import {answerAll} from '../../../scripts/new/answerAll';
import type {Answers} from '../../../scripts/new/scaffold';
import {SCAFFOLDS} from '../../../scripts/new/scaffolds';
import {laidOut} from '../../../scripts/new/writePlan';

/** A page of each kind of place, a product and so on: answers with which every scaffold works. */
export const ANSWERS = {
  page: {
    set: 'ocr',
    path: 'installation/containers',
    title: 'Running in a container: what an image holds',
    description:
      'Put the OCR SDK into a container image, with the system libraries and the licence file that it looks for.',
    after: 'installation/gpu_support',
  },
  product: {
    slug: 'viewer-global',
    id: '11',
    type: 'OFFICE',
    variant: 'global',
    name: 'Viewer SDK',
    'name-ko': '뷰어 SDK',
    summary: 'Shows documents in a web page.',
    'summary-ko': '웹 페이지에서 문서를 보여 줍니다.',
    documents: 'yes',
    set: 'spreadsheet',
  },
  set: {
    id: 'viewer',
    name: 'Viewer SDK',
    'name-ko': 'Viewer SDK',
    title: 'Show a document in a page',
    description:
      'Put the viewer into a page of your own, open a document in it, and follow the pages of the reader.',
    task: 'Open a document in a page',
    'task-ko': '문서 열기',
  },
  topic: {
    set: 'ocr',
    id: 'gpu-memory',
    label: 'Memory of the GPU',
    to: 'installation/gpu_support#troubleshooting',
  },
  redirect: {
    set: 'ocr',
    from: 'installation/cuda',
    to: 'installation/gpu_support',
  },
  locale: {
    locale: 'pt-BR',
    label: 'Português',
    name: 'Brazilian Portuguese',
    direction: 'ltr',
    letters: '',
  },
} as const;

/** Terms by which Korean readers find the page that {@link ANSWERS} describe. */
export const TERMS =
  '컨테이너,도커,도커 이미지,컨테이너 이미지,컨테이너 배포,쿠버네티스';

/** This repository as files that nothing writes to, with search terms of the OCR set. */
export const FILES = overlayFiles(diskFiles(process.cwd()), {
  'i18n/ko/search-terms/ocr.json': JSON.stringify({
    pages: {'installation/gpu_support': ['쿠다'], 'license/x': ['라이선스']},
    groups: {},
  }),
});

/** What a scaffold would write for some answers: a text for each file, laid out. */
export async function written(
  name: string,
  given: Answers,
  files: FileTree = FILES,
): Promise<Readonly<Record<string, string>>> {
  const scaffold = SCAFFOLDS.find((candidate) => candidate.name === name)!;
  const answers = await answerAll(scaffold, given, files);
  return laidOut(await scaffold.plan(answers, files), process.cwd());
}
