import {diskFiles, type FileTree} from '../../../scripts/check/files';
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
    terms:
      '컨테이너 이미지 만들기,컨테이너에서 실행,도커 이미지,도커파일,컨테이너 라이선스 파일',
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
    set: 'none',
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
    terms: '뷰어 시작하기,웹 뷰어,문서 뷰어,페이지에 문서 표시,뷰어 설치',
  },
  locale: {
    locale: 'pt-BR',
    label: 'Português',
    name: 'Brazilian Portuguese',
    direction: 'ltr',
    letters: '',
  },
} as const;

/** This repository as files that nothing writes to. */
export const FILES = diskFiles(process.cwd());

/** What a scaffold would write for some answers: a text for each file, laid out. */
export async function written(
  name: string,
  given: Answers,
  files: FileTree = FILES,
): Promise<Readonly<Record<string, string>>> {
  const scaffold = SCAFFOLDS.find((candidate) => candidate.name === name)!;
  const answers = await answerAll(scaffold, given, files);
  const {created, changed} = await scaffold.plan(answers, files);
  return laidOut({...created, ...changed}, process.cwd());
}
